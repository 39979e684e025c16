import type { Reply, Session, TerraPerson } from './test-terra-types.ts'

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A plain page with a heading. */
export const page = (status: number, heading: string, content: string): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en">
<meta name="viewport" content="width=device-width"><title>${escaped(heading)}</title>
<style>body{font:17px/1.5 system-ui;max-width:26rem;margin:4rem auto;padding:0 1rem}button{font:inherit;padding:.7rem 1.2rem;margin:.4rem 0;width:100%}</style>
<p>Stand-in for the wearable service</p><h1>${escaped(heading)}</h1>${content}</html>`,
})

/** Who is connected, and what their device could do next. */
export const peoplePage = (people: readonly TerraPerson[]): Reply =>
  page(
    200,
    people.length === 0 ? 'Nobody is connected yet' : 'Connected people',
    people
      .map(
        ({ userId, provider, records }) =>
          `<h2>${escaped(provider)}</h2><p>${records.activity.length} workouts</p>
<form method="post" action="/finish/${userId}"><button>Finish a hard run of 50 minutes now</button></form>`,
      )
      .join(''),
  )

/** Where somebody allows or denies; a link serves once. */
export const authorisePage = (id: string, session: Session | undefined): Reply => {
  if (session === undefined) return usedUp()
  const form = (to: string, label: string) =>
    `<form method="post" action="/authorise/${id}/${to}"><button>${label}</button></form>`
  return page(
    200,
    `Share your ${session.provider} data with Pacemeal?`,
    `<p>Workouts, heart rate, sleep, steps and weight.</p>${form('allow', 'Allow')}${form('deny', 'Deny')}`,
  )
}

export const usedUp = (): Reply => page(410, 'This link is used up', '<p>Start again in the app.</p>')
