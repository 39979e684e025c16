import { refusalOf } from '../api/refusal.ts'
import { tell, withdraw } from './tell.ts'
import { tellRefusal } from './tell-refusal.ts'

/** Takes a change of the plan back. Without a network, the notice that says so goes on offering Undo. */
export function undoPlanChange(restore: () => Promise<unknown>): void {
  withdraw('undo-waits')
  restore().catch((thrown: unknown) => {
    if (refusalOf(thrown).code === 'network') tell('undo-waits', () => undoPlanChange(restore))
    else tellRefusal('change-plan', thrown)
  })
}
