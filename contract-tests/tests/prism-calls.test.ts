import { checkOnPrism } from './checkOnPrism.ts'

await checkOnPrism('calls')
