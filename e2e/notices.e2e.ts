import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone } from './harness/browser.ts'
import { readApart } from './harness/first-visit.ts'
import { followLink, openScreen } from './harness/follow-link.ts'
import { givePlan } from './harness/people.ts'
import { stopClock } from './harness/stop-clock.ts'
import { openWorld } from './harness/world.ts'
import { home } from './screens/home.ts'
import { breakCalls, notice } from './screens/notices.ts'

const shown = (page: Page): Locator =>
  page.getByRole('region', { name: /Notices/ }).locator('[data-sonner-toast][data-visible=true][data-removed=false]')

/** Titles, ways back, and controls of what stands at an edge of the page, that the notice lies over. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-sonner-toast][data-visible=true][data-removed=false]')
    if (!toast) return ['no notice is shown']
    const over = toast.getBoundingClientRect()
    const always = document.querySelectorAll('h1, header a, header button, nav[aria-label="Main"] :is(a, button)')
    const stands = (element: Element): boolean =>
      /^(fixed|sticky)$/.test(getComputedStyle(element).position) ||
      (element.parentElement !== null && stands(element.parentElement))
    // A card's own header moves with the page, as all that stands neither at an edge nor at the top.
    const ofPage = [...always].filter((element) => !element.closest('article'))
    const inBars = [...document.querySelectorAll('main :is(a, button, input, textarea)')].filter(stands)
    return [...ofPage, ...inBars].flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      const isOver = width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top
      return isOver ? [element.textContent || element.getAttribute('aria-label') || element.tagName] : []
    })
  })

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const areOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe('notices', () => {
  const world = openWorld()

  test('that a plan is being made is taken back as soon as it is made', async () => {
    const { page } = await world.athlete()
    await page.clock.install()
    let isMade = false
    await readApart(page)
    await page.route(/\/collections\/meal_plans\/documents/, (route: Route) => {
      const isStatus = decodeURIComponent(route.request().url()).includes('generating')
      if (!isStatus) return route.continue()
      const run = { $id: 'run', status: 'generating', parsedMealPlan: null, $createdAt: '', $updatedAt: '' }
      return route.fulfill({ json: isMade ? { total: 0, documents: [] } : { total: 1, documents: [run] } })
    })
    await home.open(page, world.server.url)
    await notice(page, 'Building Your Fuel Plan!', 'This could take a few minutes.')
    // From here on time passes only where the story says so: the next look at the run, which comes before the notice ends.
    await stopClock(page)
    isMade = true
    await page.clock.runFor(10_000)
    await expect
      .poll(async () => {
        await page.clock.runFor(2)
        return shown(page).count()
      })
      .toBe(0)
  })

  test('a failure leaves with its screen, and before the success that follows it', async () => {
    const { page } = await world.athlete()
    await page.goto(world.at('/subscription/plans'))
    await breakCalls(page, /\/functions\/[^/]+\/executions/, 'server')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await notice(page, 'Subscription Not Started')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('heading', { name: "You've Started Your Subscription!" }).waitFor()
    await expect.poll(() => page.getByText('Subscription Not Started').count()).toBe(0)

    await openScreen(page, world.at('/notification-settings'))
    await page.getByRole('switch').first().waitFor()
    await breakCalls(page, /\/collections\/user_profiles\/documents/, 'server')
    await page.getByRole('switch').first().click()
    await page.getByRole('button', { name: 'SAVE' }).click()
    await notice(page, 'Save Failed', 'Failed to save notification settings. Please try again.')
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await page.getByRole('heading', { name: /^Fuel Plan for / }).waitFor()
    await expect.poll(() => page.getByText('Save Failed').count()).toBe(0)
  })

  test.each([phone, desktop])('leave the words of an open question to be read, at $width px', async (viewport) => {
    const { page } = await world.athlete()
    await page.setViewportSize(viewport)
    await page.goto(world.at('/activity-schedule'))
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await notice(page, 'Activity Removed')
    await page.getByRole('link', { name: 'Back to profile' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    const words = [
      question.getByRole('heading'),
      question.getByText(/^Your changes to your schedule are not saved yet/),
    ]
    await expect
      .poll(async () => {
        const over = await shown(page).first().boundingBox()
        const boxes = await Promise.all(words.map((one) => one.boundingBox()))
        return boxes.map((box) => over && box && !areOver(over, box))
      })
      .toEqual([true, true])
    expect(await page.getByText('Activity Removed').isVisible()).toBe(true)
  })

  test('stand above the way on of a question', async () => {
    const { page } = await world.member()
    await page.goto(world.at('/onboarding/training-categories'))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => shown(page).count()).toBe(1)
    await expect.poll(() => covered(page)).toEqual([])
    // What covers nothing stands where it is seen.
    expect(await page.getByRole('button', { name: 'Continue' }).isVisible()).toBe(true)
  })

  test('and the word of being offline stand above the actions of a form, and are told without a network', async () => {
    const { page } = await world.athlete()
    await page.clock.install()
    await page.goto(world.at('/kitchen'))
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.waitFor()
    // By then the app has fetched what tells of failures: without a network it could not.
    const parts = ['refusal-notices', 'notice-toaster']
    const fetched = parts.map((part) => page.waitForResponse((answer) => answer.url().includes(`/${part}-`)))
    await page.clock.fastForward(10_000)
    for (const answer of await Promise.all(fetched)) await answer.finished()
    await page.context().setOffline(true)
    const offline = page.getByText('You are offline. What you see may be out of date.')
    await offline.waitFor()
    await expect
      .poll(async () => {
        const [one, other] = [await offline.boundingBox(), await save.boundingBox()]
        return one && other && areOver(one, other)
      })
      .toBe(false)
    await save.click()
    await page.getByText('Kitchen Not Saved').waitFor()
  })

  test('stand one at a time, and over neither title, way back nor bar of a phone', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await page.clock.install()
    await page.goto(world.at('/notification-settings'))
    await page.getByRole('switch').first().click()
    await page.getByRole('button', { name: 'SAVE' }).click()
    await notice(page, 'Settings Saved')
    await stopClock(page)
    const titles = {
      '/notification-settings': 'Notification Settings',
      '/change-password': 'Change Password',
      '/edit-profile': 'Edit Profile',
      '/activity-schedule': 'Activity Schedule',
      '/subscription': 'Subscription',
      '/kitchen': 'Kitchen',
      '/your-health': 'Health',
      '/support': 'Support Chat',
      '/your-data': 'Your Data',
      '/notifications': 'Notifications',
      '/profile': 'Profile',
      '/meal-plan': 'Fuel Plan',
    }
    for (const [path, title] of Object.entries(titles)) {
      await followLink(page, path)
      const heading = page.getByRole('heading', { level: 1, name: title })
      await expect
        .poll(
          async () => {
            await page.clock.runFor(5)
            return heading.count()
          },
          { message: path },
        )
        .toBe(1)
      // A bar that comes with what its screen reads is measured a frame later.
      await expect
        .poll(
          async () => {
            await page.clock.runFor(5)
            return covered(page)
          },
          { message: path },
        )
        .toEqual([])
    }
    await followLink(page, '/home')
    const tutorial = page.getByRole('button', { name: 'Tutorial' })
    await expect
      .poll(async () => {
        await page.clock.runFor(5)
        return tutorial.count()
      })
      .toBe(1)
    await tutorial.click()
    await expect
      .poll(async () => {
        await page.clock.runFor(5)
        return shown(page).getByText('Tutorial Coming Soon').count()
      })
      .toBe(1)
    expect(await shown(page).count()).toBe(1)
    expect(await page.getByText('Settings Saved').isVisible()).toBe(false)
    expect(await covered(page)).toEqual([])
  })
})
