export { type Product, type ProductFault, type ProductServing, type ProductUnit, productFaults } from './product.ts'
export { hasProductCode, readProduct } from './read-product.ts'
