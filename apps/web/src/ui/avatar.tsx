import { UserRound } from 'lucide-react'
import { useState } from 'react'

/** A person's picture, or a plain figure where it cannot be had. Beside their name it says nothing new: decoration. */
export function Avatar({ src, size = 40 }: { src: string; size?: number }) {
  const [missing, setMissing] = useState<string>()
  const box = { width: size, height: size }
  if (missing === src) {
    return (
      <span aria-hidden className="grid shrink-0 place-items-center rounded-full bg-track text-muted" style={box}>
        <UserRound size={size * 0.55} />
      </span>
    )
  }
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      className="shrink-0 rounded-full bg-track object-cover"
      style={box}
      onError={() => setMissing(src)}
    />
  )
}
