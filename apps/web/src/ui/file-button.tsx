import { useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'

interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type' | 'ref'> {
  /** What the file is, for screen readers. */
  label: string
  /** Kinds of files that are offered, as the `accept` of a file input. */
  accept: string
  /** Several files may be chosen at once. */
  multiple?: boolean
  /** Told what was chosen: at least one file. The same file may be chosen again. */
  onChoose: (file: File, more: readonly File[]) => void
}

/** A button that opens the device's choice of files. */
export function FileButton({ label, accept, multiple = false, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file, ...more] = event.target.files ?? []
          // Without this the same file chosen again is no change.
          event.target.value = ''
          if (file) onChoose(file, more)
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
