import type { ReactNode } from 'react'
import { mayWantAnother } from '../../languages/chosen-language.ts'
import { LanguageChoice } from '../../languages/language-choice.tsx'
import { Logo } from '../../ui/logo.tsx'
import { DawnArt } from './dawn-art.tsx'

export interface PublicFrameProps {
  title: string
  /** Stands over the heading; decoration only. */
  picture?: ReactNode
  /** One line under the heading. */
  lead?: ReactNode
  children?: ReactNode
}

/** The frame of the screens before the app: one column to read and tap, and on wide screens a picture beside it. */
export function PublicFrame({ title, picture, lead, children }: PublicFrameProps) {
  return (
    <div className="min-h-dvh bg-paper wide:grid wide:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <title>{`${title} · Pacemeal`}</title>
      <main className="mx-auto flex w-full max-w-110 flex-col px-4 pt-[max(1.5rem,env(safe-area-inset-top))] pb-[max(2rem,env(safe-area-inset-bottom))] wide:px-8 wide:py-10">
        <div className="mb-8 flex items-center justify-between large-text:flex-wrap">
          <Logo />
          {mayWantAnother() ? <LanguageChoice /> : null}
        </div>
        <div className="wide:my-auto">
          {picture ? <div className="mb-4">{picture}</div> : null}
          <h1 className="text-28 font-bold text-ink">{title}</h1>
          {lead ? <div className="mt-2 text-16 text-pretty text-muted">{lead}</div> : null}
          {children ? <div className="mt-6 flex flex-col gap-4">{children}</div> : null}
        </div>
      </main>
      <DawnArt />
    </div>
  )
}

/** A hairline with a word in it. */
export function Divider({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center gap-3 text-14 text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {children}
    </div>
  )
}
