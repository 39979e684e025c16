/** Whether the country of a language tag prints on Letter and index cards, in inches, instead of A4 and its parts. */
export const isInchPaper = (language: string): boolean =>
  /-(?:US|BZ|CA|MX|CL|CO|CR|GT|NI|PA|PH|PR|SV|VE)$/i.test(language) || language === 'en'
