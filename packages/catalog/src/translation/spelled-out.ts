const spellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

/** German letters as they are written without them: `Hähnchen` and `Haehnchen` are one word. */
export const spelledOut = (text: string): string =>
  text.normalize('NFC').replaceAll(/[äöüÄÖÜß]/g, (letter) => spellings[letter] ?? letter)
