import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface TermsSection {
  readonly title: MessageDescriptor
  readonly paragraphs: readonly MessageDescriptor[]
  readonly points?: readonly MessageDescriptor[]
}

/** The terms, in the order they are shown; whom to write to follows them. */
export const termsSections: readonly TermsSection[] = [
  {
    title: msg`Acceptance of these terms`,
    paragraphs: [
      msg`These terms are an agreement between you and Pacemeal. By creating an account or using the app you accept them. If you do not agree with them, please do not use Pacemeal.`,
    ],
  },
  {
    title: msg`Who may use Pacemeal`,
    paragraphs: [
      msg`You must be at least 13 years old to use Pacemeal. If you are under 18, you may use it only with the consent of a parent or guardian who accepts these terms for you.`,
      msg`The present beta is for people of 18 and over: its energy and macro targets are made for adults, and the onboarding ends for anyone younger.`,
    ],
  },
  {
    title: msg`What Pacemeal does`,
    paragraphs: [msg`Pacemeal plans your food around your training. Among its features are:`],
    points: [
      msg`meal and fuel plans made from your profile, your goals and your training schedule`,
      msg`logging of meals by hand or from a photo`,
      msg`a weekly training schedule with fuel before and after each session`,
      msg`data from a wearable that you choose to connect`,
      msg`notifications and support`,
    ],
  },
  {
    title: msg`Not medical advice`,
    paragraphs: [
      msg`Pacemeal gives general information on nutrition. It is not medical advice and replaces no doctor or dietitian. Talk to a professional before you change how you eat, above all if you are pregnant, have an illness, an allergy or an eating disorder, or take medicine.`,
      msg`Figures that come from photos, labels and databases can be wrong. Check the ingredients of what you eat yourself, always when you have an allergy.`,
    ],
  },
  {
    title: msg`Pro Plan and payment`,
    paragraphs: [
      msg`The Pro Plan costs $12.99 per month. It begins with the trial that is shown when you subscribe, and then renews by itself at the end of each billing cycle.`,
      msg`You can cancel at any time. To avoid the next charge, cancel at least 24 hours before the current cycle ends. Your access then stays until that cycle is over. Charges that were already made are not refunded, except where the law asks for it.`,
    ],
  },
  {
    title: msg`Privacy Policy`,
    paragraphs: [
      msg`We keep what you give us to make your plan: your account, your profile, your schedule, your meals and pictures, and the data of a wearable that you connect. We use it to run Pacemeal for you and to make it better. We do not sell it.`,
      msg`You decide what you share. You can change your profile, disconnect a wearable, and delete your account with all its data at any time from your profile. Deleting cannot be undone.`,
      msg`When you speak a meal instead of typing it, your browser turns your voice into text and may send it to a service of its maker for that. We get the text, never the sound.`,
    ],
  },
  {
    title: msg`What is not allowed`,
    paragraphs: [msg`When you use Pacemeal, please do not:`],
    points: [
      msg`break a law or the rights of others`,
      msg`use an account that is not yours, or share yours`,
      msg`upload anything harmful, or pictures that you have no right to use`,
      msg`attack, overload, copy or take apart the service, or read it out by automated means`,
      msg`sell or rent access to it`,
    ],
  },
  {
    title: msg`Ending an account`,
    paragraphs: [
      msg`You can stop using Pacemeal and delete your account whenever you like. We may suspend or end an account that breaks these terms, and will tell you why when we can.`,
    ],
  },
  {
    title: msg`Changes`,
    paragraphs: [
      msg`Pacemeal is a beta and will change, and these terms with it. When a change matters to you, we tell you in the app or by email before it counts. If you go on using Pacemeal after that, you accept it.`,
    ],
  },
]
