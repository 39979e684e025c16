export * from './event-report.ts'
export * from './race-product.ts'
export * from './race-settings.ts'
export * from './training-event.ts'
