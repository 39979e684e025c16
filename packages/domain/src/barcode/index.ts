export { type ProductCode, readProductCode } from './product-code.ts'
