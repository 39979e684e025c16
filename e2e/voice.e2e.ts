import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { logSheet } from './screens/log-sheet.ts'

interface SpeechDouble {
  readonly lang: string
  say(words: string, isFinal?: boolean): void
  fail(error: string): void
  fallSilent(): void
  readonly calls: readonly string[]
}

declare global {
  /** The recognizers that the page made, the last one last. */
  var recognizers: SpeechDouble[]
}

/** Puts a recognizer into the page that hears what the story says. */
const giveRecognizer = (page: Page) =>
  page.addInitScript(() => {
    globalThis.recognizers = []
    class Recognizer extends EventTarget implements SpeechDouble {
      lang = ''
      interimResults = false
      continuous = true
      calls: string[] = []
      constructor() {
        super()
        globalThis.recognizers.push(this)
      }
      start() {
        this.calls.push('start')
      }
      stop() {
        this.calls.push('stop')
        this.fallSilent()
      }
      abort() {
        this.calls.push('abort')
      }
      say(transcript: string, isFinal = false) {
        if (!isFinal && !this.interimResults) return
        const result = Object.assign([{ transcript, confidence: 0.9 }], { isFinal })
        this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }))
      }
      fail(error: string) {
        this.dispatchEvent(Object.assign(new Event('error'), { error }))
        this.fallSilent()
      }
      fallSilent() {
        this.dispatchEvent(new Event('end'))
      }
    }
    Object.assign(window, { SpeechRecognition: Recognizer, webkitSpeechRecognition: undefined })
  })

type Act = { readonly say: string; readonly isFinal?: boolean } | { readonly fail: string } | 'silence'

const hear = (page: Page, act: Act) =>
  page.evaluate((act) => {
    const recognizer = globalThis.recognizers.at(-1)
    if (act === 'silence') recognizer?.fallSilent()
    else if ('fail' in act) recognizer?.fail(act.fail)
    else recognizer?.say(act.say, act.isFinal)
  }, act)

const callsOf = (page: Page) => page.evaluate(() => globalThis.recognizers.at(-1)?.calls)

describe('a meal that is spoken', () => {
  const world = openWorld()
  const atSheet = async () => {
    const someone = await world.athlete({ activitySchedule: '{}' })
    await giveRecognizer(someone.page)
    await someone.page.goto(world.at('/home'))
    const sheet = await logSheet.open(someone.page)
    const speak = sheet.getByRole('button', { name: 'Speak', exact: true })
    await speak.waitFor()
    const words = logSheet.words(sheet)
    const isPressed = () => speak.getAttribute('aria-pressed')
    const begin = async () => {
      await speak.click()
      await expect.poll(isPressed).toBe('true')
    }
    return { ...someone, sheet, speak, words, isPressed, begin }
  }

  test('stands in the field while it is spoken, behind what was typed, and is read into foods', async () => {
    const { page, problems, sheet, speak, words, isPressed, begin } = await atSheet()
    await speak.click()
    await sheet.getByText(/may send what you say to a service of its maker/).waitFor()
    expect(await isPressed()).toBe('false')
    expect(await page.evaluate(() => globalThis.recognizers.length)).toBe(0)
    await sheet.getByRole('button', { name: 'Not Now' }).press('Enter')
    const isFocused = () => speak.evaluate((element) => element === document.activeElement)
    await expect.poll(isFocused).toBe(true)
    await speak.press('Enter')
    await sheet.getByRole('button', { name: 'Start Speaking' }).press('Enter')
    await expect.poll(isPressed).toBe('true')
    expect(await isFocused()).toBe(true)
    await sheet.getByRole('status').getByText('Listening. Say what you ate.').waitFor()
    expect(await page.evaluate(() => globalThis.recognizers.at(-1)?.lang)).toBe('en-US')

    await hear(page, { say: 'to eggs' })
    await expect.poll(() => words.inputValue()).toBe('to eggs')
    await hear(page, { say: 'two eggs', isFinal: true })
    await hear(page, 'silence')
    await expect.poll(isPressed).toBe('false')
    expect(await words.inputValue()).toBe('two eggs')

    // The second time goes on behind the first, and is not asked about again. What is typed meanwhile stays.
    await begin()
    await hear(page, { say: 'toes' })
    await expect.poll(() => words.inputValue()).toBe('two eggs, toes')
    await words.fill('two eggs, toes, coffee')
    await hear(page, { say: 'toast', isFinal: true })
    await expect.poll(() => words.inputValue()).toBe('two eggs, toast, coffee')
    expect(await stumbles(page)).toEqual([])
    await hear(page, 'silence')
    await expect.poll(() => logSheet.foods(sheet).count()).toBe(3)
    expect(problems).toEqual([])
  })

  test('ends with the button, with Escape, and when the page is hidden or the sheet is left', async () => {
    const { page, sheet, speak, words, isPressed, begin } = await atSheet()
    await page.evaluate(() => localStorage.setItem('voice-told', 'yes'))
    await begin()
    await speak.click()
    await expect.poll(isPressed).toBe('false')
    expect(await callsOf(page)).toEqual(['start', 'stop'])
    await sheet.getByRole('status').getByText('Not listening any more.').waitFor({ state: 'attached' })

    await begin()
    await page.keyboard.press('Escape')
    await expect.poll(isPressed).toBe('false')
    expect(await callsOf(page)).toEqual(['start', 'stop'])
    expect(await words.isVisible()).toBe(true)

    await begin()
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(isPressed).toBe('false')
    expect(await callsOf(page)).toEqual(['start', 'stop'])
    await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'))

    await begin()
    await sheet.getByRole('button', { name: 'RESET' }).click()
    expect(await isPressed()).toBe('true')
    await hear(page, { say: 'tea' })
    await expect.poll(() => words.inputValue()).toBe('tea')
    await sheet.getByRole('button', { name: 'Close' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => callsOf(page)).toEqual(['start', 'abort'])
  })

  test('says what went wrong, with a way on, and keeps what was typed', async () => {
    const { page, sheet, words, isPressed, begin } = await atSheet()
    await page.evaluate(() => localStorage.setItem('voice-told', 'yes'))
    await words.fill('2 eggs')
    for (const [error, text] of [
      ['not-allowed', /microphone is not allowed for this page/],
      ['service-not-allowed', /does not turn speech into text here/],
      ['no-speech', /Nothing was heard/],
      ['audio-capture', /No microphone was found/],
      ['network', /speech service could not be reached/],
      ['language-not-supported', /does not understand speech in this language/],
    ] as const) {
      await begin()
      await hear(page, { fail: error })
      await sheet.getByRole('status').getByText(text).waitFor()
      expect(await isPressed()).toBe('false')
    }
    await begin()
    await hear(page, 'silence')
    await sheet.getByText(/Nothing was heard/).waitFor()
    await begin()
    await hear(page, { fail: 'aborted' })
    await expect.poll(isPressed).toBe('false')
    expect(
      await sheet
        .getByRole('status')
        .getByText(/microphone|Nothing was heard/)
        .count(),
    ).toBe(0)
    expect(await words.inputValue()).toBe('2 eggs')
  })

  test('is not offered where the browser has no recognizer', async () => {
    const { page } = await world.athlete({ activitySchedule: '{}' })
    await page.addInitScript(() => {
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
    })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(world.at('/home'))
    const sheet = await logSheet.open(page)
    await logSheet.words(sheet).fill('2 eggs')
    await expect.poll(() => logSheet.foods(sheet).count()).toBe(1)
    expect(await sheet.getByRole('button', { name: 'Speak' }).count()).toBe(0)
    expect(fetched.filter((url) => /voice-input/.test(url))).toEqual([])
  })
})
