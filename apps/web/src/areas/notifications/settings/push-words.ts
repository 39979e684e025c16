import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PushAbility } from '../../../api/push-devices.ts'

/** Why this browser shows no messages, and what to do about it. */
export const pushProblems: Readonly<Record<Exclude<PushAbility, 'able'>, MessageDescriptor>> = {
  denied: msg`This browser does not let Pacemeal show notifications. Allow them for this site in the browser’s settings (the sign beside the address, then Notifications), and open this screen again.`,
  'needs-install': msg`On iPhone and iPad, push works in the installed app: tap Share, then Add to Home Screen, and open Pacemeal from there.`,
  unsupported: msg`This browser has no push messages. Email still reaches you, and so does push on your other devices.`,
  'no-worker': msg`Push needs the app to be set up in this browser first, over https and not in a private window. Reload this page and try again.`,
}
