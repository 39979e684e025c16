/** An amount of money as mails, notifications and the command line write it, in English like all of their words: `$12.99`. */
export const moneyText = (cents: number, currency = 'USD'): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)
