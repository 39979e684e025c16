export { type Product, type ProductFault, type ProductServing, type ProductUnit, productFaults } from './product.ts'
export { readProduct } from './read-product.ts'
