import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HealthCondition } from '@pacemeal/domain'

interface ConditionWords {
  readonly label: MessageDescriptor
  /** What it covers. */
  readonly about: MessageDescriptor
  /** What the plan does when it is told; `protein` of its values is a gram for each kilogram of the body. */
  readonly plan: MessageDescriptor
  /** Who helps. */
  readonly help: MessageDescriptor
}

/** Each condition in words: what it is, what the plan makes of it, and who helps better than an app. */
export const conditionWords: Readonly<Record<HealthCondition, ConditionWords>> = {
  pregnantOrLactating: {
    label: msg`Pregnant or breastfeeding`,
    about: msg`You and your child need more, and other things, than an app can plan.`,
    plan: msg`Pacemeal makes no plan for now. Logging, recipes and your data stay.`,
    help: msg`Your midwife, doctor or a registered dietitian can plan with you.`,
  },
  diabetesDrugs: {
    label: msg`Diabetes medicine`,
    about: msg`Insulin, a sulfonylurea such as glipizide, or an SGLT2 inhibitor such as empagliflozin.`,
    plan: msg`No calorie deficit and no low-carb plan. The carbs of your plan are ideas to check against your doses.`,
    help: msg`Go through the plan with your diabetes team. Shaky, sweaty or confused? Take fast sugar first.`,
  },
  kidneyDisease: {
    label: msg`Kidney disease`,
    about: msg`Of any stage, also when it gives you no trouble.`,
    plan: msg({
      message: 'No calorie deficit, and at most {protein} of protein. Your doctor may want less.',
      comment: 'A rate: 1 g/kg, 0.45 g/lb',
    }),
    help: msg`Your kidney doctor or a renal dietitian knows how much protein, potassium and salt fit you.`,
  },
  eatingDisorder: {
    label: msg`An eating disorder, now or before`,
    about: msg`Also if nobody ever gave it a name.`,
    plan: msg`No calorie deficit, whatever your goal says: your plan feeds the whole day.`,
    help: msg`You do not have to carry this alone: your doctor can help, in the US ANAD on 1 888 375 7767, in the UK Beat on 0808 801 0677.`,
  },
  lowEnergySigns: {
    label: msg`Signs of too little energy`,
    about: msg`Missed periods, a stress fracture, dizziness, or being ill, tired or low for weeks.`,
    plan: msg`No calorie deficit until you are well: your plan feeds the whole day.`,
    help: msg`A sports doctor or sports dietitian should see this. Eating enough comes first, also before training.`,
  },
  underMedicalCare: {
    label: msg`Other medicines or operations that food must fit`,
    about: msg`Such as warfarin, or an operation on the stomach.`,
    plan: msg`No calorie deficit, and no caffeine. Take the plan as ideas.`,
    help: msg`Show the plan to your doctor or pharmacist. With warfarin, keep green vegetables even from day to day.`,
  },
}
