/** Widths of space, bar, space, bar of the digits (GS1 General Specifications, odd set). */
const widths = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112']
/** Which of the left digits are of the even set, by the first digit. */
const sets = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010']

/** A pack with an EAN-13 on it, as a page; the camera sees it as wide as half its picture. */
export const barcodePage = (digits: string): string => {
  const left = [...digits.slice(1, 7)].map((digit, at) => {
    const odd = widths[Number(digit)] ?? ''
    return sets[Number(digits[0])]?.[at] === '1' ? [...odd].reverse().join('') : odd
  })
  const right = [...digits.slice(7)].map((digit) => widths[Number(digit)] ?? '')
  // Bars and spaces take turns, the first one is a bar.
  const runs = ['111', ...left, '11111', ...right, '111'].join('')
  let at = 0
  const bars = [...runs].map((run, place) => {
    const x = at
    at += Number(run)
    return place % 2 === 0 ? `<rect x="${x + 10}" y="0" width="${run}" height="60"/>` : ''
  })
  return `
  <body style="margin:0;background:#b9c7b0;display:grid;place-items:center;height:100vh">
    <svg width="402" height="240" viewBox="-4 -6 123 72" style="background:#fff" shape-rendering="crispEdges">${bars.join('')}</svg>
  </body>`
}
