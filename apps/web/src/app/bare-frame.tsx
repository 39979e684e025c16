import { Outlet } from 'react-router'
import { SheetHost } from './sheet-host.tsx'

/** Around the full-screen parts of the app: nothing but the sheets that open over them. */
export function BareFrame() {
  return (
    <>
      <Outlet />
      <SheetHost />
    </>
  )
}
