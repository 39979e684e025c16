import { useState } from 'react'

/** Whether the condition holds or has ever held: what is fetched on demand stays once somebody has asked for it. */
export function useWasTrue(condition: boolean): boolean {
  const [was, setWas] = useState(condition)
  if (condition && !was) setWas(true)
  return was || condition
}
