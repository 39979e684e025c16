import { countText, type PlanId } from '@pacemeal/domain'
import type { ServerWords } from './words.ts'

const planName = (plan: PlanId): string => (plan === 'monthly' ? 'monthly plan' : 'yearly plan')
const testNote = (isTest: boolean, what: string): string =>
  isTest ? ` This installation uses test billing: ${what}.` : ''
const keepSentence = 'Nothing you use is locked.'
const nothingToDo = 'If it was you, there is nothing to do.'

export const en: ServerWords = {
  mails: {
    greeting: (name) => (name === undefined ? 'Hello,' : `Hello ${name},`),
    unopenedButton: 'If the button does not work, open this address:',
    stopMails: 'Stop these mails',
    verification: {
      subject: 'Verify your email for Pacemeal',
      preview: 'One tap, and your fuel plan can begin.',
      heading: 'Verify your email',
      paragraphs: ['Confirm that this address is yours, and we can build your fuel plan.'],
      action: 'Verify email',
      footnote: 'The link works once, for one hour. If you did not sign up for Pacemeal, ignore this mail.',
    },
    recovery: {
      subject: 'Reset your Pacemeal password',
      preview: 'Choose a new password for your account.',
      heading: 'Choose a new password',
      paragraphs: [
        'Someone, hopefully you, asked to reset the password of this account. A new password signs you out everywhere else.',
      ],
      action: 'Reset password',
      footnote: 'The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.',
    },
    passwordChanged: (moment) => ({
      subject: 'Your Pacemeal password was changed',
      preview: 'If it was not you, set a new one now.',
      heading: 'Your password was changed',
      paragraphs: [
        `The password of your account was changed on ${moment}. Every other device was signed out.`,
        'If it was not you, set a new password by this address now.',
      ],
      action: 'Set a new password',
      footnote: nothingToDo,
    }),
    addressLeft: (moment, newEmail) => ({
      subject: 'The email of your Pacemeal account was changed',
      preview: 'If it was not you, answer this mail.',
      heading: 'Your email was changed',
      paragraphs: [
        `On ${moment} the email of your account was changed to ${newEmail}. This address no longer signs in.`,
        'If it was not you, answer this mail, and we help you to get the account back.',
      ],
      footnote: nothingToDo,
    }),
    addressJoined: (moment) => ({
      subject: 'This is now the email of your Pacemeal account',
      preview: 'You sign in with it from now on.',
      heading: 'Your email was changed',
      paragraphs: [
        `On ${moment} this address became the email of your account. You sign in with it once it is verified.`,
      ],
      footnote: 'If you have no Pacemeal account, somebody mistyped an address: answer this mail and we remove it.',
    }),
    secondFactorOn: (moment) => ({
      subject: 'Two-step verification was turned on',
      preview: 'If it was not you, answer this mail.',
      heading: 'Two-step verification is on',
      paragraphs: [
        `On ${moment} two-step verification was turned on. From now on you sign in with your password and a code of your authenticator app. Every other device was signed out.`,
        'If it was not you, answer this mail, and we help you to get the account back.',
      ],
      footnote: nothingToDo,
    }),
    secondFactorOff: (moment) => ({
      subject: 'Two-step verification was turned off',
      preview: 'If it was not you, answer this mail.',
      heading: 'Two-step verification is off',
      paragraphs: [
        `On ${moment} two-step verification was turned off. From now on your password alone signs in.`,
        'If it was not you, answer this mail, and we help you to get the account back.',
      ],
      footnote: nothingToDo,
    }),
    recoveryCodesEnded: {
      subject: 'Your recovery codes need to be replaced',
      preview: 'Make new ones before you need them.',
      heading: 'Please make new recovery codes',
      paragraphs: [
        'The recovery codes that you saved for two-step verification were shorter than we make them now, and no longer open your account. Your authenticator app and your passkeys work as before.',
        'Make new ones under Sign-In & Security while you can sign in, and throw the old ones away.',
      ],
      footnote: 'Questions? Answer this mail.',
    },
    passkeyAdded: (moment, passkey) => ({
      subject: 'A passkey was added to your Pacemeal account',
      preview: 'If it was not you, answer this mail.',
      heading: 'A passkey was added',
      paragraphs: [
        `On ${moment} the passkey “${passkey}” was added to your account. Whoever has that device and can unlock it signs in with it.`,
        'If it was not you, remove it under Sign-In & Security, change your password and answer this mail.',
      ],
      footnote: nothingToDo,
    }),
    passkeyRemoved: (moment, passkey) => ({
      subject: 'A passkey was removed from your Pacemeal account',
      preview: 'If it was not you, answer this mail.',
      heading: 'A passkey was removed',
      paragraphs: [
        `On ${moment} the passkey “${passkey}” was removed from your account. It no longer signs in; devices that are signed in stay so.`,
        'If it was not you, change your password and answer this mail.',
      ],
      footnote: nothingToDo,
    }),
    aboutFeedback: (quote) => `On your feedback “${quote}”:`,
    answer: {
      subject: 'An answer from the Pacemeal support',
      heading: 'The support has answered',
      footnote: 'Answer to this mail, or write in the support chat of the app.',
    },
  },
  topics: {
    plan: {
      why: 'You get this mail because meal plan updates are on in your notification settings.',
      action: 'See my fuel',
    },
    wearable: {
      why: 'You get this mail because wearable data updates are on in your notification settings.',
      action: 'See my day',
    },
    reminder: {
      why: 'You get this mail because fuel reminders are on in your notification settings.',
      action: 'See my day',
    },
    'weigh-in': {
      why: 'You get this mail because the weigh-in reminder is on in your notification settings.',
      action: 'Weigh in',
    },
    billing: {
      why: 'You get this mail because of your Pacemeal subscription.',
      action: 'My subscription',
    },
  },
  scannedLabel: 'Scanned label',
  notifications: {
    planReady: (note) => ({
      title: 'Your fuel plan is ready',
      description: note ?? 'A new week of meals and session fuel is waiting on your home screen.',
    }),
    planFailed: (why) => ({ title: 'Your fuel plan could not be made', description: why }),
    privateCause: 'Open Pacemeal to see why.',
    weekRenewed: {
      title: 'Your new fuel week is ready',
      description: 'Seven days of meals and session fuel, varied against last week.',
    },
    bodySigns: {
      low_energy_run: {
        title: 'Too little energy, three days in a row',
        description:
          'After training, too little was left for your body. Eat everything that is planned around your sessions.',
      },
      fast_loss: {
        title: 'Your weight falls fast',
        description:
          'For two weeks your trend has fallen by more than 1% of your weight a week. New plans hold no deficit while it goes on.',
      },
      large_loss: {
        title: 'A tenth of your weight in half a year',
        description:
          'Your trend has fallen by over 10% more than your goal planned. Have a doctor look at it, unless one already does.',
      },
    },
    weighIn: {
      title: 'Time to Weigh In',
      description: 'Before breakfast tells most. It takes one figure and one tap.',
    },
    checkIn: {
      title: 'Your Weekly Check-In',
      description: 'Your log tells something new. See what is proposed; nothing changes before you accept it.',
    },
    supportAnswered: (answer) => ({ title: 'The support has answered', description: answer }),
    recorded: (provider, activity, minutes) => ({
      title: 'New wearable data',
      description: `${provider} recorded ${activity}: ${countText(minutes, 'minute')}.`,
    }),
    historyArrived: (provider, records) => ({
      title: 'Your wearable data is here',
      description: `${provider} brought ${countText(records, 'record')} of the last weeks.`,
    }),
    receipt: ({ amount, plan, from, to, isTest }) => ({
      title: `Receipt: ${amount} for the ${planName(plan)}`,
      description: `You paid ${amount} for the ${planName(plan)}, from ${from} to ${to}.${testNote(isTest, 'no money was taken')}`,
    }),
    refused: ({ amount, plan, nextTry, isTest }) => ({
      title: 'Your payment failed',
      description: `${amount} for the ${planName(plan)} could not be charged.${nextTry === undefined ? '' : ` We try again on ${nextTry}.`} Choose another card on the subscription screen. ${keepSentence}${testNote(isTest, 'no money is taken')}`,
    }),
    ended: (plan) => ({
      title: 'Your subscription has ended',
      description: `The payment for the ${planName(plan)} failed each time, so nothing more is charged. You can subscribe again at any time. ${keepSentence}`,
    }),
    refund: ({ amount, paidAt, isTest }) => ({
      title: `Refund: ${amount}`,
      description: `${amount} of your payment of ${paidAt} is on its way back to your card.${testNote(isTest, 'no money had been taken')}`,
    }),
    trialEnding: ({ amount, plan, endsAt, isTest }) => ({
      title: 'Your free trial ends soon',
      description: `On ${endsAt} your ${planName(plan)} begins, at ${amount} every ${plan === 'monthly' ? 'month' : 'year'}. Cancel before then, and nothing is charged.${testNote(isTest, 'no money is taken')}`,
    }),
  },
  calendar: {
    startsAt: (times) => `Starts at ${times}`,
    sessions: {
      Practice: 'Practice',
      Lift: 'Lift',
      Conditioning: 'Conditioning',
      Competition: 'Competition',
      Recovery: 'Recovery',
      Hybrid: 'Hybrid',
    },
    intensities: { Light: 'Light', Moderate: 'Moderate', Intense: 'Intense' },
  },
  unsubscribe: {
    about: {
      mealPlanReadyNotification: 'meal plan updates',
      wearableDataNotifications: 'wearable data updates',
      fuelReminders: 'fuel reminders',
    },
    settings: 'All notification settings',
    brokenTitle: 'This link does not work',
    brokenText: 'It may have been cut off by the mail program. Your notification settings are in the app.',
    askTitle: 'Stop these mails',
    askHeading: 'Stop these mails?',
    askText: (about) => `You will get no more mails with ${about}. Everything stays in the app.`,
    askButton: (about) => `Stop mails with ${about}`,
    doneTitle: 'Mails stopped',
    doneHeading: 'Done',
    doneText: (about) => `You will get no more mails with ${about}. You can turn them on again in the app at any time.`,
  },
}
