import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { BuildingPanelProps } from './building-panel.tsx'

/** How far a plan is that is being made: fetched when one is. */
export const BuildingPanel: ComponentType<BuildingPanelProps> = lazyPart(
  async () => (await import('./building-panel.tsx')).BuildingPanel,
)
