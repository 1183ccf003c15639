import { defineConfig } from 'vitest/config'

/** The examples import the packages by name; here that is their sources. */
const packages = [
  { find: /^cometchat-rest-testing$/, replacement: `${import.meta.dirname}/contract-tests/index.ts` },
  { find: /^cometchat-rest\/(\w+)$/, replacement: `${import.meta.dirname}/src/$1.ts` },
  { find: /^cometchat-rest$/, replacement: `${import.meta.dirname}/src/index.ts` },
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: ['scripts/faults/**', 'scripts/preflight/**'],
          alias: packages,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['contract-tests/**/*.test.ts', 'scripts/{faults,preflight}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
