import { screens as account } from '../areas/account/routes.tsx'

/** The areas whose screens the router knows from the first moment. */
export const publicAreas = [account]
