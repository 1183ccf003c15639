import { defineConfig } from 'vitest/config'
// For Vitest's own reporter, where its Node is 20.
import './src/tests/support/node20.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'examples/**/*.test.ts'],
          setupFiles: 'src/tests/support/node20.ts',
        },
      },
      { test: { name: 'contract', include: ['contract-tests/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 } },
    ],
  },
})
