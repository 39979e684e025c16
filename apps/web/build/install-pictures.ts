/** A picture that a browser shows before the app is installed. */
interface InstallPicture {
  /** Its name in the folder of public files. */
  readonly file: string
  /** The screen that it shows. */
  readonly path: string
  /** Its pixels, and those of the window that it was taken of. */
  readonly width: number
  readonly height: number
  readonly form: 'narrow' | 'wide'
  /** What it shows, for who does not see it. */
  readonly label: string
}

/** The pictures of the installation, taken of the running app by `npm run screenshots -- --install`. */
export const installPictures: readonly InstallPicture[] = [
  {
    ...{ file: 'install-today.jpg', path: '/home', width: 390, height: 844, form: 'narrow' },
    label: 'Your day: what to eat and when, around training',
  },
  {
    ...{ file: 'install-shopping.jpg', path: '/meal-plan?view=shopping', width: 390, height: 844, form: 'narrow' },
    label: 'The shopping list of your week',
  },
  {
    ...{ file: 'install-desktop.jpg', path: '/home', width: 1280, height: 800, form: 'wide' },
    label: 'Your day on a large screen',
  },
]

/** The pictures as the manifest names them. */
export const manifestPictures = installPictures.map(({ file, width, height, form, label }) => ({
  src: `/${file}`,
  sizes: `${width}x${height}`,
  type: 'image/jpeg',
  form_factor: form,
  label,
}))
