import type { FuelLine } from '@pacemeal/nutrition/race'
import { lineAbout, lineFigures } from './fuel-line-words.ts'

/** What a line of a race plan brings, then how it is taken; on paper how it is taken alone. */
export function LineFacts({ line, areFluidsTold }: { line: FuelLine; areFluidsTold: boolean }) {
  const [figures, about] = [lineFigures(line, areFluidsTold), lineAbout(line, areFluidsTold)]
  if (figures === '' && about === '') return null
  return (
    <span className="figures text-14 text-muted print:pl-2 print:text-12 print:leading-tight">
      <span className="print:hidden">
        <span className="text-ink">{figures}</span>
        {figures !== '' && about !== '' ? ' · ' : null}
      </span>
      {about}
    </span>
  )
}
