#!/usr/bin/env node
import { run } from './run.ts'

// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', (error: { code?: string }) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await run(process.argv.slice(2))
