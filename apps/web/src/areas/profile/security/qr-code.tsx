import { useLingui } from '@lingui/react/macro'
import { encode } from 'uqr'

/** Light modules around the code, without which cameras do not find it. */
const QUIET = 4

/** A text as a QR code, drawn here: nothing of it leaves the browser. Black on white in every theme. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui()
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={t`QR code for your authenticator app`}
      viewBox={`0 0 ${size} ${size}`}
      className="w-52 max-w-full self-center rounded-control [shape-rendering:crispEdges]"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
