import type { Tool } from './tool.ts'

export const readers: readonly Tool[] = []
