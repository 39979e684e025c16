/** The scanner over the whole screen, dark as a camera is. */
export const scannerClass = 'fixed inset-0 flex scheme-dark flex-col bg-paper text-ink'

/** The title over the picture over the controls; on wide screens the picture stands beside both. */
export const scannerGridClass =
  'flex min-h-0 grow flex-col wide:grid wide:grid-cols-[minmax(0,1fr)_24rem] wide:grid-rows-[auto_minmax(0,1fr)]'

/** What the scanner says of itself, in the room of two lines: the picture keeps its size whatever is said. */
export const scannerStatusClass = 'grid min-h-10 content-center text-center text-14 text-balance text-muted'

/** The controls. */
export const scannerPanelClass =
  'flex shrink-0 flex-col gap-2 px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] wide:justify-end wide:gap-4 wide:px-6 wide:pb-8'
