import { Outlet } from 'react-router'
import { CookTimersHost } from '../areas/fuel/index.ts'
import { SheetHost } from './sheet-host.tsx'

/** Around the full-screen parts of the app: nothing but the sheets that open over them and the cooking timers. */
export function BareFrame() {
  return (
    <>
      <Outlet />
      <SheetHost />
      <CookTimersHost />
    </>
  )
}
