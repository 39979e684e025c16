import { createContext } from 'react'

/** Whether a frame around what is shown has the main part of the page already. */
export const InFrame = createContext(false)
