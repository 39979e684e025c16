/** Leaves the app for a page of a service, which leads back. */
export const goToPage = (url: string): void => window.location.assign(url)
