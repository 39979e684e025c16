import { startTestTerra, type TestTerra } from '../../apps/server/src/testing/test-terra.ts'
import type { Member } from './people.ts'

/** The wearable service beside the server of an address, with its events on the way there. */
export const startWearables = async (url: string): Promise<TestTerra> => {
  const terra = await startTestTerra()
  terra.webhook = `${url}/v1/webhooks/terra`
  return terra
}

/** Links a device as the service does when somebody has allowed it. */
export const linkDevice = async (terra: TestTerra, { userId }: Member, provider = 'garmin'): Promise<void> => {
  const person = terra.connect(userId, provider)
  const event = terra.event('auth', person, { message: 'User has successfully authenticated', reference_id: userId })
  const { status, text } = await terra.send(event)
  if (status >= 300) throw new Error(`The device was not linked: ${status} ${text}`)
}
