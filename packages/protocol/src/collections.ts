import {
  HEIGHT_INCHES,
  intensities,
  LOG_BOUNDS,
  MAX_LOGGED_ITEMS_TEXT,
  MAX_SESSION_REF,
  mealTimes,
  type Nutrient,
  PROFILE_AGE,
  planIds,
  testCards,
  WEIGHT_POUNDS,
} from '@pacemeal/domain'
import { BODY_FAT, BODY_MASS, importedSources, waterShifts } from '@pacemeal/domain/body'
import { calendarFaults, EVENT_BOUNDS, MAX_CALENDAR_ADDRESS, MAX_EVENT_NAME } from '@pacemeal/domain/event'
import { MAX_FOOD_KEY, MAX_OWN_FOOD_BRAND, MAX_OWN_FOOD_NAME, ownFoodSources } from '@pacemeal/domain/own-food'
import { boolean, choice, collection, double, doubleWritten, instant, integer, text, textList } from './collection.ts'

/** Longest name of a time zone. */
const MAX_ZONE = 64

/** Longest JSON text an attribute may carry: one day of a plan with its options stays well below. */
const JSON_TEXT = 1_000_000

export const userProfiles = collection('user_profiles', {
  owner: 'userId',
  idIsOwner: true,
  clients: ['read', 'create', 'update', 'delete'],
  serverFields: ['terra_user_id', 'wearable_device'],
  indexes: [],
  fields: {
    userId: text(36, { required: true }),
    name: text(128),
    age: integer(PROFILE_AGE.min, PROFILE_AGE.max),
    sex: text(20),
    weightPounds: double(WEIGHT_POUNDS.min, WEIGHT_POUNDS.max),
    heightInches: double(HEIGHT_INCHES.min, HEIGHT_INCHES.max),
    muscleComposition: double(0, 100, { default: 5 }),
    fatComposition: double(0, 100, { default: 5 }),
    performanceObjective: choice(['maintain', 'cut', 'build', 'balanced', 'peak']),
    activitySchedule: text(20_000),
    restrictions: textList(200, 50),
    diet: textList(40, 10),
    trainingCompetition: textList(40, 5),
    phoneNumber: text(32),
    avatar: text(500),
    provider: text(40),
    notificationSettings: text(2000),
    terra_user_id: text(128),
    wearable_device: text(2000),
    timeZone: text(MAX_ZONE),
    /** Number-light mode: screens show portions and words instead of calories and macronutrients. */
    hidesEnergy: boolean({ default: false }),
  },
})

/** An amount a person logs: unknown stays null, it is not zero. Logs of before there were bounds keep theirs. */
const amount = (nutrient: Nutrient) => doubleWritten(0, 1_000_000, LOG_BOUNDS[nutrient])

export const mealLogs = collection('meal_logs', {
  owner: 'user',
  clients: ['read', 'create', 'update', 'delete'],
  indexes: [['user', 'loggedAt']],
  fields: {
    user: text(36, { required: true }),
    notes: text(200),
    feltFueled: boolean(),
    loggedAt: instant({ required: true }),
    /** IANA zone that it was eaten in, by which its day is told; absent in logs of before it was kept. */
    timeZone: text(MAX_ZONE),
    mealTime: choice(mealTimes, { required: true }),
    mealPlans: text(100),
    /** Id of the event whose fuel it is. */
    event: text(36),
    /** Session whose fuel it is, `2026-03-02/Conditioning/1020`. */
    session: text(MAX_SESSION_REF),
    calories: amount('calories'),
    protein: amount('protein'),
    carbs: amount('carbs'),
    fat: amount('fat'),
    fiber: amount('fiber'),
    sugar: amount('sugar'),
    sodium: amount('sodium'),
    potassium: amount('potassium'),
    iron: amount('iron'),
    status: choice(['Ready', 'Followed'], { default: 'Ready' }),
    imageUrl: text(500),
    /** Foods of the meal with their grams, as JSON: `[["banana",118]]`. */
    items: text(MAX_LOGGED_ITEMS_TEXT),
  },
})

export const mealPlans = collection('meal_plans', {
  owner: 'userId',
  clients: ['read'],
  indexes: [
    ['userId', 'status'],
    ['userId', 'weekStart'],
  ],
  fields: {
    userId: text(36, { required: true }),
    /**
     * `active`: of the week that it was last made or begun for, one a person. `upcoming`: of a later week, and active once
     * that begins. `replaced`: active once; the last one made for a week that is over is how that week was planned.
     */
    status: choice(['active', 'generating', 'failed', 'replaced', 'upcoming'], { required: true }),
    /** Monday of the week, `YYYY-MM-DD`; null while none is made. */
    weekStart: text(10),
    /** Summary of the week: versions, seed, warnings, and for a failed plan why. */
    parsedMealPlan: text(JSON_TEXT),
    monday_plan: text(JSON_TEXT),
    tuesday_plan: text(JSON_TEXT),
    wednesday_plan: text(JSON_TEXT),
    thursday_plan: text(JSON_TEXT),
    friday_plan: text(JSON_TEXT),
    saturday_plan: text(JSON_TEXT),
    sunday_plan: text(JSON_TEXT),
  },
})

/**
 * What the days of a week aimed at, in figures alone, one document a person and week. Written with the active plan of the
 * week, and kept when the plan itself is forgotten.
 */
export const weekTargets = collection('week_targets', {
  owner: 'user',
  clients: ['read'],
  indexes: [['user', 'weekStart']],
  fields: {
    user: text(36, { required: true }),
    /** Its Monday, `YYYY-MM-DD`. */
    weekStart: text(10, { required: true }),
    /** JSON list of `PlannedFigures`, by date. */
    days: text(50_000, { required: true }),
  },
})

/** The last adjustment of a person's plan, one document a person, so that it can be taken back. Only the server reads it. */
export const planAdjustments = collection('plan_adjustments', {
  owner: 'user',
  idIsOwner: true,
  clients: [],
  indexes: [],
  fields: {
    user: text(36, { required: true }),
    /** Id of the plan that was adjusted. */
    plan: text(36, { required: true }),
    /** Fingerprint of the accepted proposal. */
    proposal: text(64, { required: true }),
    /** What was adjusted as it was and as it became: JSON of two objects of plan attributes, or of a change's outcome. */
    days: text(4 * JSON_TEXT, { required: true }),
    isRestored: boolean({ default: false }),
    /** Changes before this one, to be taken back after it: JSON, the newest last. One that was taken back keeps no days. */
    earlier: text(4 * JSON_TEXT),
    /** The last meals that took another dish, each as it was before with its cook events: JSON, the newest last. */
    meals: text(JSON_TEXT),
  },
})

/** What is different on one day beside the weekly schedule, one document a person and day. Written by `/apply`. */
export const dayChanges = collection('day_changes', {
  owner: 'user',
  clients: ['read'],
  indexes: [['user', 'day']],
  fields: {
    user: text(36, { required: true }),
    /** The athlete's own day, `YYYY-MM-DD`. */
    day: text(10, { required: true }),
    /** JSON list of `DayChange`. */
    changes: text(10_000, { required: true }),
  },
})

/** The last change that was worked out but not agreed to, one document a person. Only the server reads it. */
export const planPreviews = collection('plan_previews', {
  owner: 'user',
  idIsOwner: true,
  clients: [],
  indexes: [],
  fields: {
    user: text(36, { required: true }),
    /** Fingerprint of what was proposed. */
    proposal: text(64, { required: true }),
    /** Fingerprint of what it was worked out from. */
    basis: text(64, { required: true }),
    /** What it would write: JSON of inputs and plans, as they were and as they would be. */
    outcome: text(4 * JSON_TEXT, { required: true }),
  },
})

/** How a person wants to cook and eat, one document a person. Without one the defaults hold. */
export const kitchenPreferences = collection('kitchen_preferences', {
  owner: 'user',
  idIsOwner: true,
  clients: ['read', 'create', 'update', 'delete'],
  indexes: [],
  fields: {
    user: text(36, { required: true }),
    /** JSON of `KitchenPreferences`, checked part by part. */
    preferences: text(150_000, { required: true }),
  },
})

/**
 * What a person has bought for their weeks and has at home, one document a person. What is written is merged into what is
 * stored, tick by tick, so that two devices do not overwrite each other.
 */
export const shoppingTicks = collection('shopping_ticks', {
  owner: 'user',
  idIsOwner: true,
  clients: ['read', 'create', 'update', 'delete'],
  indexes: [],
  fields: {
    user: text(36, { required: true }),
    /** JSON of `ShoppingTicks`, checked part by part. */
    ticks: text(JSON_TEXT, { required: true }),
  },
})

/**
 * What a person told of their health, one document a person. Private: only the owner reads it, it is neither logged nor
 * mailed nor given to a model.
 */
export const healthAnswers = collection('health_answers', {
  owner: 'user',
  idIsOwner: true,
  clients: ['read', 'create', 'update', 'delete'],
  indexes: [],
  fields: {
    user: text(36, { required: true }),
    /** JSON of `HealthAnswers`, checked part by part. */
    answers: text(2000, { required: true }),
  },
})

/** Since when a person has the objective that they have now, one document a person. Only the server writes it. */
export const goalPeriods = collection('goal_periods', {
  owner: 'user',
  idIsOwner: true,
  clients: ['read'],
  indexes: [],
  fields: {
    user: text(36, { required: true }),
    objective: text(20, { required: true }),
    /** The athlete's own day, `YYYY-MM-DD`. */
    since: text(10, { required: true }),
    /** Why a cut was ended before the objective was changed; null while it goes on. */
    cutEnd: choice(['duration', 'availability'], {}),
    /** What log and scale said when they were last looked at: `bodySigns`. They are told and change no target. */
    signs: textList(40, 10),
    /** The day on which they were looked at. */
    signsOn: text(10),
  },
})

/** What a person said of a planned meal with one tap, a user, day and meal. Finished also logs the meal; skipped never counts. */
export const mealMarks = collection('meal_marks', {
  owner: 'user',
  clients: ['read', 'create', 'update', 'delete'],
  indexes: [['user', 'day']],
  fields: {
    user: text(36, { required: true }),
    /** The athlete's own day, `YYYY-MM-DD`. */
    day: text(10, { required: true }),
    /** Id of the meal within the plan. */
    meal: text(100, { required: true }),
    mark: choice(['finished', 'skipped'], { required: true }),
  },
})

/** Portions as a person corrected them on analysed plates, one document a food; the next plate starts from them. Written by `/remember`. */
export const usualPortions = collection('usual_portions', {
  owner: 'user',
  clients: ['read', 'delete'],
  indexes: [['user', 'foodKey']],
  fields: {
    user: text(36, { required: true }),
    /** `food:` and the catalogue's id, or `name:` and the name in lower case. */
    foodKey: text(120, { required: true }),
    /** As the person saw it. */
    name: text(80, { required: true }),
    grams: double(1, 5000, { required: true }),
  },
})

/** Foods that a person made for themselves: typed, off labels, products that they scanned, and recipes. */
export const ownFoods = collection('own_foods', {
  owner: 'user',
  clients: ['read', 'create', 'update', 'delete'],
  indexes: [['user', 'barcode']],
  fields: {
    user: text(36, { required: true }),
    name: text(MAX_OWN_FOOD_NAME, { required: true }),
    brand: text(MAX_OWN_FOOD_BRAND),
    /** Digits of an EAN or UPC. */
    barcode: text(14),
    source: choice(ownFoodSources, { required: true }),
    /** JSON of `OwnFoodDetails`: figures of 100 g or ml, portions, allergens, recipe. */
    details: text(30_000, { required: true }),
  },
})

/** Foods, own foods, products and recipes that a person marked with a star, one document a food. */
export const favoriteFoods = collection('favorite_foods', {
  owner: 'user',
  clients: ['read', 'create', 'delete'],
  indexes: [['user', 'food']],
  fields: {
    user: text(36, { required: true }),
    /** As the search knows it: `food:` or `recipe:` and its id. */
    food: text(MAX_FOOD_KEY, { required: true }),
  },
})

/** Races and long sessions of a person, each on its date. */
export const events = collection('events', {
  owner: 'user',
  clients: ['read', 'create', 'update', 'delete'],
  indexes: [['user', 'day']],
  fields: {
    user: text(36, { required: true }),
    /** The day of `details`, `YYYY-MM-DD`; the server sees to it. */
    day: text(10, { required: true }),
    /** JSON of `TrainingEvent`. */
    details: text(30_000, { required: true }),
    /** JSON of `EventReport`, once it is over; null before. */
    report: text(30_000),
  },
})

/** Products and figures that hold for all events of a person, one document a person. */
export const raceSettings = collection('race_settings', {
  owner: 'user',
  idIsOwner: true,
  clients: ['read', 'create', 'update', 'delete'],
  indexes: [],
  fields: {
    user: text(36, { required: true }),
    /** JSON of `RaceSettings`, checked part by part. */
    settings: text(60_000, { required: true }),
  },
})

/** Sweat tests: weighed before and after a session. Masses in kilograms, volumes in litres. */
export const sweatTests = collection('sweat_tests', {
  owner: 'user',
  clients: ['read', 'create', 'update', 'delete'],
  indexes: [['user', 'day']],
  fields: {
    user: text(36, { required: true }),
    /** The athlete's own day, `YYYY-MM-DD`. */
    day: text(10, { required: true }),
    before: double(EVENT_BOUNDS.mass.min, EVENT_BOUNDS.mass.max, { required: true }),
    after: double(EVENT_BOUNDS.mass.min, EVENT_BOUNDS.mass.max, { required: true }),
    drunk: double(EVENT_BOUNDS.drunk.min, EVENT_BOUNDS.drunk.max, { required: true }),
    urine: double(EVENT_BOUNDS.urine.min, EVENT_BOUNDS.urine.max, { required: true }),
    minutes: integer(EVENT_BOUNDS.testMinutes.min, EVENT_BOUNDS.testMinutes.max, { required: true }),
    intensity: choice(intensities, { required: true }),
    celsius: double(EVENT_BOUNDS.celsius.min, EVENT_BOUNDS.celsius.max, { required: true }),
    /** Metres above the sea. */
    altitude: integer(EVENT_BOUNDS.altitude.min, EVENT_BOUNDS.altitude.max, { required: true }),
  },
})

/**
 * Training calendars that a person subscribes to. The server fetches them and keeps their coming sessions with them. Their
 * addresses are often secret: they are neither logged nor mailed.
 */
export const trainingCalendars = collection('training_calendars', {
  owner: 'user',
  clients: ['read', 'create', 'update', 'delete'],
  serverFields: ['name', 'reading', 'readAt', 'triedAt', 'changedAt', 'fault', 'validators'],
  indexes: [['user']],
  fields: {
    user: text(36, { required: true }),
    /** `https:` or `webcal:`. */
    address: text(MAX_CALENDAR_ADDRESS, { required: true }),
    /** When the person asked to have it fetched again; null once it was. */
    askedAt: instant(),
    /** As the calendar calls itself. */
    name: text(MAX_EVENT_NAME),
    /** Its sessions: JSON of a `CalendarReading`. */
    reading: text(200_000),
    /** When it was last found as it is kept here, and when it was last asked for. */
    readAt: instant(),
    triedAt: instant(),
    /** When its sessions of planned days changed last. */
    changedAt: instant(),
    /** Why the last try failed; null for one that did not. */
    fault: choice(calendarFaults, {}),
    /** JSON of the answer's `ETag` and `Last-Modified`. */
    validators: text(1000),
  },
})

/** Where a person's own sessions and events are published as a calendar, one document a person; none while they are not. */
export const calendarFeeds = collection('calendar_feeds', {
  owner: 'user',
  idIsOwner: true,
  clients: ['read'],
  indexes: [],
  fields: {
    user: text(36, { required: true }),
    /** What the secret of the address is made of, together with a key of the server: another one, another address. */
    edition: text(36, { required: true }),
  },
})

export const wearableData = collection('wearable_data', {
  owner: 'appwrite_user_id',
  clients: ['read'],
  indexes: [
    ['appwrite_user_id', 'data_type'],
    ['appwrite_user_id', 'data_type', 'data_timestamp'],
  ],
  fields: {
    appwrite_user_id: text(36, { required: true }),
    data_type: choice(['activity', 'body', 'sleep', 'daily'], { required: true }),
    provider: text(40, { required: true }),
    metadata: text(JSON_TEXT),
    heart_rate_data: text(JSON_TEXT),
    movement_data: text(JSON_TEXT),
    position_data: text(JSON_TEXT),
    active_durations_data: text(JSON_TEXT),
    data_timestamp: instant(),
    /** IANA zone that its owner was in, of what arrived soon after its end; absent where that is not known. */
    timeZone: text(MAX_ZONE),
    /** When the source sent it: what was sent earlier never replaces it. */
    sentAt: instant(),
    /** Figures of a night, a day or a weighing: JSON of a `HealthSummary`. */
    healthSummary: text(10_000),
    postActivityMeal: text(JSON_TEXT),
    activitySummary: text(JSON_TEXT),
    postActivityFuelReasoning: text(10_000),
  },
})

/** Sports that a person told for recordings whose source names none, one document a source and name. */
export const activitySports = collection('activity_sports', {
  owner: 'user',
  clients: ['read', 'create', 'update', 'delete'],
  indexes: [['user', 'provider', 'name']],
  fields: {
    user: text(36, { required: true }),
    /** As `provider` and the name of recordings say it. */
    provider: text(40, { required: true }),
    name: text(200, { required: true }),
    /** The activity type code. */
    code: integer(1, 1000, { required: true }),
  },
})

/** A person's weighings: by hand, from devices and from files. */
export const bodyLog = collection('body_log', {
  owner: 'user',
  clients: ['read', 'create', 'update', 'delete'],
  serverFields: ['source', 'sourceId', 'provider'],
  indexes: [['user', 'day']],
  fields: {
    user: text(36, { required: true }),
    /** The athlete's own day, `YYYY-MM-DD`. */
    day: text(10, { required: true }),
    measuredAt: instant({ required: true }),
    massKilograms: double(BODY_MASS.min, BODY_MASS.max, { required: true }),
    bodyFatPercent: double(BODY_FAT.min, BODY_FAT.max),
    /** Null for one by hand, or corrected by hand. */
    source: choice(importedSources),
    /** The source's own id of it: the same id again is the same measurement. */
    sourceId: text(200),
    /** Maker of the device. */
    provider: text(40),
    /** An imported one that the person took out: it stays known, so that the device cannot bring it back. */
    isRemoved: boolean({ default: false }),
  },
})

/** What a person said of a day beside its meals, one document a person and day. */
export const dayNotes = collection('day_notes', {
  owner: 'user',
  clients: ['read', 'create', 'update', 'delete'],
  indexes: [['user', 'day']],
  fields: {
    user: text(36, { required: true }),
    /** The athlete's own day, `YYYY-MM-DD`. */
    day: text(10, { required: true }),
    /** True: everything that was eaten is logged. False: something is missing. Null: not said. */
    isWholeLog: boolean(),
    /** What keeps water for a while, and began or ended on this day. */
    waterShift: choice(waterShifts),
    /** Whether a menstrual bleeding began on this day. */
    isCycleStart: boolean(),
  },
})

/** The athlete's answers to weekly check-ins, one document a check-in. The last accepted one is what targets stand on. */
export const checkIns = collection('check_ins', {
  owner: 'user',
  clients: ['read'],
  indexes: [['user', 'day']],
  fields: {
    user: text(36, { required: true }),
    /** The athlete's own day, `YYYY-MM-DD`. */
    day: text(10, { required: true }),
    answer: choice(['accepted', 'kept'], { required: true }),
    /** What was proposed and why: JSON of a `CheckIn`. */
    proposal: text(10_000, { required: true }),
    /** Of an accepted one: expenditure of a day without sessions, in kcal, and what a kcal of a session counts for. */
    base: double(0, 20_000),
    sessionScale: double(0, 10),
    /** The profile's weight before an accepted one changed it. */
    weightPoundsBefore: double(WEIGHT_POUNDS.min, WEIGHT_POUNDS.max),
  },
})

export const notifications = collection('notifications', {
  owner: 'user',
  clients: ['read', 'update', 'delete'],
  indexes: [
    ['user', 'read'],
    ['user', 'scheduledTime'],
  ],
  fields: {
    user: text(36, { required: true }),
    title: text(200, { required: true }),
    description: text(2000),
    read: boolean({ default: false }),
    scheduledTime: instant(),
    metadata: text(10_000),
  },
})

/** The browsers and phones that a person lets show messages, each as its own push service named it. */
export const pushSubscriptions = collection('push_subscriptions', {
  owner: 'user',
  clients: ['read', 'create', 'delete'],
  indexes: [['user']],
  fields: {
    user: text(36, { required: true }),
    /** An https address of the browser's push service. */
    endpoint: text(1000, { required: true }),
    /** The browser's public key and shared secret, base64url (RFC 8291). */
    p256dh: text(200, { required: true }),
    auth: text(100, { required: true }),
    /** What the person would call it: `Chrome on Android`. */
    device: text(200),
  },
})

export const settings = collection('settings', {
  owner: null,
  clients: ['read'],
  indexes: [['key']],
  fields: {
    key: text(100, { required: true }),
    value: text(20_000, { required: true }),
    type: choice(['string', 'html'], { required: true }),
  },
})

export const payments = collection('payments', {
  owner: 'user',
  clients: ['read'],
  indexes: [['user']],
  fields: {
    user: text(36, { required: true }),
    /** Integer cents. */
    amount: integer(0, 100_000_000, { required: true }),
    currency: text(3, { required: true }),
    description: text(200, { required: true }),
    paidAt: instant({ required: true }),
    status: choice(['paid', 'failed', 'refunded'], { required: true }),
    /** The charge as its provider names it. */
    charge: text(255),
    /** Cents that were given back; all of the amount once the status says refunded. */
    refunded: integer(0, 100_000_000),
    /** The time that it pays for. */
    periodFrom: instant(),
    periodTo: instant(),
  },
})

/** What a person subscribed to, one document a person. The server writes it; what it means now is a rule of the domain. */
export const subscriptions = collection('subscriptions', {
  owner: 'user',
  idIsOwner: true,
  clients: ['read'],
  indexes: [],
  fields: {
    user: text(36, { required: true }),
    plan: choice(planIds, { required: true }),
    startedAt: instant({ required: true }),
    trialEndsAt: instant({ required: true }),
    paidUntil: instant(),
    cancelledAt: instant(),
    /** Since when a charge is refused and tried again. */
    pastDueSince: instant(),
    /** When it was over for good, other than by running out. */
    endedAt: instant(),
    /** Its day of the month is the day of the charges; null before the first charge, or when the provider keeps it. */
    billingAnchor: instant(),
    /** Who charges for it. */
    provider: text(40, { required: true }),
    /** What the embedded test billing does with the next charge. */
    testCard: choice(testCards, {}),
  },
})

/** The support chat: what a person writes, and what the support answers there. */
export const supportMessages = collection('support_messages', {
  owner: 'user',
  clients: ['read', 'create'],
  indexes: [],
  fields: {
    user: text(36, { required: true }),
    text: text(4000, { required: true }),
    /** Only the server writes others. */
    isUser: boolean({ default: true }),
  },
})

/** What people report or suggest; written by them, read by the operator. */
export const feedback = collection('feedback', {
  owner: 'user',
  clients: ['create'],
  indexes: [['user']],
  fields: {
    user: text(36, { required: true }),
    message: text(4000, { required: true }),
    /** The path of the screen it was sent from. */
    page: text(500),
  },
})

/** What the product counts, each once a person. Only the server writes and only the operator reads it. */
export const productEvents = collection('product_events', {
  owner: 'user',
  clients: [],
  indexes: [['name']],
  fields: {
    user: text(36, { required: true }),
    name: choice(['signup', 'onboarding_completed', 'subscription'], { required: true }),
    /** More about it: the plan of a subscription. */
    detail: text(200),
  },
})

/** Every collection that exists; nothing else does. */
export const collections = [
  userProfiles,
  mealLogs,
  mealPlans,
  weekTargets,
  planAdjustments,
  planPreviews,
  kitchenPreferences,
  healthAnswers,
  goalPeriods,
  shoppingTicks,
  dayChanges,
  mealMarks,
  usualPortions,
  ownFoods,
  favoriteFoods,
  events,
  raceSettings,
  sweatTests,
  trainingCalendars,
  calendarFeeds,
  wearableData,
  activitySports,
  bodyLog,
  dayNotes,
  checkIns,
  notifications,
  pushSubscriptions,
  settings,
  payments,
  subscriptions,
  supportMessages,
  feedback,
  productEvents,
] as const
