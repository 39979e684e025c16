import type { ScreenProps } from '../../../ui/screen.tsx'

/** The heading, the way back and Refresh of every kind of details. */
export type DetailsFrame = (title: string) => Pick<ScreenProps, 'title' | 'back' | 'trailing'>
