/** A person's picture. Beside their name it says nothing new, so it is decoration. */
export function Avatar({ src, size = 40 }: { src: string; size?: number }) {
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      className="shrink-0 rounded-full bg-track object-cover"
      style={{ width: size, height: size }}
    />
  )
}
