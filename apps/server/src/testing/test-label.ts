import sharp from 'sharp'

const lines = [
  ['Total Fat 8g', '10%'],
  ['Saturated Fat 1g', '5%'],
  ['Sodium 160mg', '7%'],
  ['Total Carbohydrate 37g', '13%'],
  ['Dietary Fiber 4g', '14%'],
  ['Total Sugars 12g', ''],
  ['Protein 3g', ''],
] as const

/** A photograph of a nutrition panel, drawn: 230 kcal a serving of 55 g, 8 servings. */
export const aLabelPicture = (): Promise<Buffer> => {
  const say = (x: number, y: number, size: number, text: string, anchor = 'start') =>
    `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}">${text}</text>`
  const table = lines.map(([name, share], at) => {
    const y = 290 + at * 40
    return `${say(40, y, 26, name)}${say(560, y, 26, share, 'end')}<rect x="40" y="${y + 10}" width="520" height="1"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" font-family="Liberation Sans, DejaVu Sans, Arial, sans-serif">
    <rect width="600" height="600" fill="#fff"/>
    ${say(40, 70, 56, 'Nutrition Facts')}
    ${say(40, 115, 26, '8 servings per container')}${say(40, 150, 26, 'Serving size 1 bar (55 g)')}
    <rect x="40" y="165" width="520" height="8"/>
    ${say(40, 215, 40, 'Calories')}${say(560, 215, 40, '230', 'end')}
    ${say(560, 252, 22, '% Daily Value', 'end')}${table.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
}
