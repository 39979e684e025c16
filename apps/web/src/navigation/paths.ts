/** Every address of the app. Links and redirects are made from here only. */
export const paths = {
  root: '/',
  login: '/login',
  /** The login, at the code of the authenticator app. */
  loginCode: '/login?step=code',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  callback: '/callback',
  verifyEmail: '/auth/verify-email',
  terms: '/terms-conditions',
  onboarding: '/onboarding',
  onboardingStep: (step: string) => `/onboarding/${step}`,
  home: '/home',
  dashboard: '/dashboard',
  mealPlan: '/meal-plan',
  scanner: '/scanner',
  scannedImage: '/scanned-image',
  /** The scanner for the label of a product for races; it leads back to `from`, with the label in hand. */
  scanProductLabel: (context: string, from: string) =>
    `/scanner?${new URLSearchParams({ mode: 'label', for: context, to: 'race-product', from })}`,
  /** The address of all details, as the router knows it. */
  mealDetailsOfId: '/meal-details/:id',
  mealDetails: (id: string) => `/meal-details/${encodeURIComponent(id)}`,
  /** What is cooked on a day. */
  cook: '/cook',
  /** The address of all cook views, as the router knows it. */
  cookDishOfId: '/cook/:id',
  cookDish: (event: string) => `/cook/${encodeURIComponent(event)}`,
  myFoods: '/my-foods',
  trends: '/trends',
  nutrients: '/nutrients',
  schedule: '/activity-schedule',
  events: '/events',
  newEvent: '/events/new',
  /** The addresses of all events, as the router knows them. */
  eventOfId: '/events/:id',
  editEventOfId: '/events/:id/edit',
  eventCardOfId: '/events/:id/card',
  eventReportOfId: '/events/:id/report',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  editEvent: (id: string) => `/events/${encodeURIComponent(id)}/edit`,
  eventCard: (id: string) => `/events/${encodeURIComponent(id)}/card`,
  eventReport: (id: string) => `/events/${encodeURIComponent(id)}/report`,
  raceProducts: '/race-products',
  sweatTests: '/sweat-tests',
  trainingCalendars: '/training-calendars',
  profile: '/profile',
  editProfile: '/edit-profile',
  kitchen: '/kitchen',
  bodyLog: '/body',
  health: '/your-health',
  changePassword: '/change-password',
  wearable: '/wearable',
  /** The same screen for somebody without a device: files and the demo device need none. */
  wearableFiles: '/wearable?stay',
  notifications: '/notifications',
  notificationSettings: '/notification-settings',
  yourData: '/your-data',
  security: '/security',
  units: '/units',
  subscription: '/subscription',
  subscriptionPlans: '/subscription/plans',
  subscriptionSuccess: '/subscription/success',
  paymentHistory: '/payment-history',
  support: '/support',
  /** For operators; unknown to everybody else. */
  admin: '/admin',
} as const

/** A path with the typed email carried along. */
export const withEmail = (path: string, email: string): string =>
  email.trim() === '' ? path : `${path}?email=${encodeURIComponent(email.trim())}`

/** Parts of the kitchen's form that other screens lead to. */
export type KitchenPart = 'time-to-cook' | 'dishes-a-week' | 'meals-a-day'

/** The kitchen's form at one of its parts. */
export const kitchenAddress = (part: KitchenPart): string => `${paths.kitchen}#${part}`

/** The search parameter that opens a sheet over the page that is shown; its value names the sheet. */
export const sheetParameter = 'sheet'

/** The search parameter of a change that is looked at before it is made, over a page or over a sheet; names where it is looked at. */
export const previewParameter = 'preview'

/** The search parameter with the words that the log sheet opens with. */
export const wordsParameter = 'words'

/** The search parameter that selects the day of the home screen, `YYYY-MM-DD`; today when it is absent. */
export const dayParameter = 'day'
