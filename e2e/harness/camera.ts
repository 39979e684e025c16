import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'

/** The size of the fake camera's picture: what every camera is asked for at most gets out of it. */
const frame = { width: 720, height: 720 } as const

/** The rows of a nutrition table, each as label and figure. */
export type LabelRows = readonly (readonly [string, string])[]

/** A nutrition table as it is printed on a pack, as a page. */
export const labelPage = (title: string, lines: readonly string[], rows: LabelRows): string => `
  <body style="margin:0;background:#d9d4cc;display:grid;place-items:center;height:100vh">
    <div style="width:330px;padding:12px;background:#fff;color:#000;border:3px solid #000;font:20px Arial,sans-serif">
      <div style="font-size:34px;font-weight:800;border-bottom:2px solid #000">${title}</div>
      ${lines.map((line) => `<div>${line}</div>`).join('')}
      <div style="border-top:8px solid #000;margin-top:6px">
        ${rows
          .map(
            ([name, figure]) =>
              `<div style="display:flex;justify-content:space-between;border-bottom:1px solid #000;padding:3px 0"><b>${name}</b><span>${figure}</span></div>`,
          )
          .join('')}
      </div>
    </div>
  </body>`

/** The label of a granola: 230 kcal, 8 g fat, 37 g carbs and 5 g protein a serving of 55 g. */
export const granola = labelPage(
  'Nutrition Facts',
  ['8 servings per container', 'Serving size 2/3 cup (55g)'],
  [
    ['Calories', '230'],
    ['Total Fat', '8g'],
    ['Sodium', '160mg'],
    ['Total Carbohydrate', '37g'],
    ['Dietary Fiber', '4g'],
    ['Total Sugars', '12g'],
    ['Protein', '5g'],
  ],
)

/** The label of a gel for sport: 25 g carbs, 60 mg sodium and 100 mg caffeine in 32 g. */
export const gelLabel = labelPage(
  'Nutrition Facts',
  ['Serving size 1 gel (32g)', 'Amount per serving'],
  [
    ['Calories', '100'],
    ['Total Fat', '0g'],
    ['Sodium', '60mg'],
    ['Total Carbohydrate', '25g'],
    ['Protein', '0g'],
    ['Caffeine', '100mg'],
  ],
)

/** A plate of food seen from above, as a page. */
export const platePage = `
  <body style="margin:0;background:#8a6a4f;display:grid;place-items:center;height:100vh">
    <svg width="390" height="390" viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="48" fill="#f6f3ee"/><circle cx="50" cy="50" r="38" fill="#fff"/>
      <path d="M20 46a30 30 0 0 1 36-28l-4 34z" fill="#efe6cf"/>
      <path d="M58 20a30 30 0 0 1 14 50l-18-16z" fill="#4c8a3d"/>
      <ellipse cx="42" cy="66" rx="20" ry="11" fill="#a9602c"/>
    </svg>
  </body>`

/** Draws a page as a JPEG picture. On a canvas: a browser on a busy machine may have no frame to take a screenshot of. */
export const drawJpeg = async (browser: Browser, html: string): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: frame })
  try {
    const address = await page.evaluate(
      async ({ source, width, height }) => {
        const { body } = new DOMParser().parseFromString(source, 'text/html')
        body.style.margin = '0'
        const markup = new XMLSerializer().serializeToString(body)
        const whole = 'width="100%" height="100%"'
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject ${whole}>${markup}</foreignObject></svg>`
        const picture = new Image()
        picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
        await picture.decode()
        const canvas = Object.assign(document.createElement('canvas'), { width, height })
        canvas.getContext('2d')?.drawImage(picture, 0, 0)
        return canvas.toDataURL('image/jpeg', 0.92)
      },
      { source: html, ...frame },
    )
    return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  } finally {
    await page.close()
  }
}

/** A browser whose camera shows the page. Whoever opens it may use the camera without being asked, unless told otherwise. */
export const openBrowserWithCamera = async (html: string): Promise<Browser> => {
  const folder = await mkdtemp(join(tmpdir(), 'pacemeal-camera-'))
  const painter = await openBrowser()
  const film = join(folder, 'camera.mjpeg')
  await writeFile(film, await drawJpeg(painter, html))
  await painter.close()
  const browser = await openBrowser('whole', [
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ])
  browser.on('disconnected', () => void rm(folder, { recursive: true, force: true }))
  return browser
}
