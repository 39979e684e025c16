import { Outlet } from 'react-router'
import { CookTimersHost } from '../areas/fuel/index.ts'
import { useLogRefusals } from '../areas/log/index.ts'
import { useWriteQueue } from '../areas/sync/index.ts'
import { useRequiredAccount } from '../navigation/use-account.ts'
import { useEnergyChoice } from '../navigation/use-energy-choice.ts'
import { SheetHost } from './sheet-host.tsx'

/** Around the full-screen parts of the app: nothing but the sheets that open over them and the cooking timers. */
export function BareFrame() {
  const { id: userId } = useRequiredAccount()
  useWriteQueue(userId)
  useLogRefusals(userId)
  useEnergyChoice()
  return (
    <>
      <Outlet />
      <SheetHost />
      <CookTimersHost />
    </>
  )
}
