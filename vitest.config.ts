import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['contract-tests/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 } },
    ],
  },
})
