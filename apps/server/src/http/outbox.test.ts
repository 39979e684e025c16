import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outboxFolder } from '../providers/mail/outbox-mail-sender.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'

const verifyPage = 'http://localhost:3000/auth/verify-email'

describe('the outbox page', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp('sqlite')
  })
  afterAll(() => app.close())

  const visit = async (path: string) => {
    const answer = await fetch(`${app.url}${path}`, { headers: { accept: 'text/html' } })
    return { answer, page: await answer.text() }
  }
  const send = async (to: string, subject: string, html = '<p>Hello</p>', text = 'Hello') => {
    app.clock.advance(1000)
    await app.backend.mail.send({ to, subject, html, text })
  }
  /** Where the list leads to for a subject. */
  const pathOf = (page: string, subject: string): string =>
    new RegExp(`href="(/dev/outbox/[^"]+)">${subject}<`).exec(page)?.[1] ?? `no mail ${subject} in ${page}`

  test('is empty at first, and says what will come', async () => {
    const { answer, page } = await visit('/dev/outbox')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(page).toContain('No mail was sent yet.')
  })

  test('has the link of a verification mail as an anchor that works', async () => {
    const maya = await signUp(app.browser())
    await maya.account.createVerification({ url: verifyPage })
    const { page } = await visit('/dev/outbox')
    const [, escaped = ''] = /<a href="(http:\/\/localhost:3000\/auth\/verify-email[^"]*)"/.exec(page) ?? []
    const link = new URL(escaped.replaceAll('&amp;', '&'))
    expect(link.searchParams.get('userId')).toBe(maya.userId)
    await maya.account.updateVerification({ userId: maya.userId, secret: link.searchParams.get('secret') ?? '' })
    expect((await maya.account.get()).emailVerification).toBe(true)
  })

  test('lists newest first, and only one address when asked', async () => {
    await send('ana@athletes.example', 'First to Ana')
    await send('ben@athletes.example', 'One to Ben')
    await send('ana@athletes.example', 'Second to Ana')
    const { page } = await visit('/dev/outbox')
    const subjects = [...page.matchAll(/href="\/dev\/outbox\/[^"]+">([^<]+)</g)].map(([, subject]) => subject)
    expect(subjects.slice(0, 3)).toEqual(['Second to Ana', 'One to Ben', 'First to Ana'])

    const { page: anas } = await visit('/dev/outbox?address=ANA%40athletes.example')
    expect(anas).toContain('2 mails, newest first.')
    expect(anas).not.toContain('One to Ben')
    expect((await visit('/dev/outbox?address=nobody@athletes.example')).page).toContain(
      'No mail was sent to nobody@athletes.example yet.',
    )
  })

  test('shows a mail in a frame where nothing runs, its links opening beside it', async () => {
    const hostile =
      '<html><head></head><body><script>stolen()</script><a href="https://a.example/x">go</a></body></html>'
    await send('ana@athletes.example', 'Hostile', hostile, 'Go to https://a.example/x and javascript:alert(1)')
    const path = pathOf((await visit('/dev/outbox')).page, 'Hostile')
    const { answer, page } = await visit(path)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-src 'self'/)
    expect(page).toContain('<a href="https://a.example/x">')
    expect(page).not.toContain('javascript:')
    expect(page).not.toContain('stolen()')
    expect(page).toContain(`<iframe src="${path}/html"`)
    expect(/sandbox="([^"]*)"/.exec(page)?.[1]).toBe('allow-popups allow-popups-to-escape-sandbox')

    const { answer: framed, page: mail } = await visit(`${path}/html`)
    expect(mail).toContain('<base target="_blank">')
    expect(mail).toContain('<a href="https://a.example/x">go</a>')
    const policy = framed.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/)
    expect(framed.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  test('what a mail says never becomes part of the page', async () => {
    await send('ana@athletes.example', '<img src=x onerror=alert(1)>')
    const { page } = await visit('/dev/outbox')
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).not.toContain('<img')
  })

  test.each([
    ['/dev/outbox?address=nonsense', 'This is no e-mail address'],
    ['/dev/outbox?address=%3Cscript%3E@b.example', 'This is no e-mail address'],
    ['/dev/outbox/2026-03-02T08-15-30.000Z-00000000000000000000', 'There is no mail with this id'],
    ['/dev/outbox/2026-03-02T08-15-30.000Z-00000000000000000000/html', 'There is no mail with this id'],
    ['/dev/outbox/..%2F..%2F..%2Fetc%2Fpasswd', 'There is no mail with this id'],
    ['/dev/outbox/..%2Fpacemeal.db/html', 'There is no mail with this id'],
  ])('%s is not found, in words', async (path, words) => {
    const { answer, page } = await visit(path)
    expect(answer.status).toBe(404)
    expect(page).toContain(words)
    expect(page).toContain('href="/dev/outbox"')
  })

  test('a torn or foreign file in the folder hides no mail', async () => {
    const folder = outboxFolder(app.backend.config.dataDir)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, '2036-03-02T08-15-30.000Z-0123456789abcdef0123.json'), '{"to": "ana@')
    await writeFile(join(folder, '2036-03-02T08-15-31.000Z-0123456789abcdef0123.json'), '[]')
    await writeFile(join(folder, 'notes.json'), '{}')
    await send('zoe@athletes.example', 'Still here')
    expect((await visit('/dev/outbox')).page).toContain('Still here')
  })
})

test('production has no such page', async () => {
  const app = await startApp('sqlite', {
    settings: { NODE_ENV: 'production', PUBLIC_URL: 'https://pacemeal.example' },
  })
  await app.backend.mail.send({ to: 'ana@athletes.example', subject: 'Hello', html: '', text: '' })
  expect((await fetch(`${app.url}/dev/outbox`)).status).toBe(404)
  await app.close()
})
