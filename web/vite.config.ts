import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vitest/config';

const server = process.env.GALACTABLE_SERVER ?? 'http://127.0.0.1:8000';

const OUT = '../src/galactable/table/static';

/** Lays every text file of the page beside itself, compressed as far as it goes, for the server. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' });
      for (const name of files.filter((each) =>
        /\.(html|js|css|svg|json|webmanifest)$/.test(each),
      )) {
        const path = join(OUT, name);
        const text = readFileSync(path);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        };
        const packed = {
          br: brotliCompressSync(text, { params }),
          gz: gzipSync(text, { level: 9 }),
        };
        for (const [ending, bytes] of Object.entries(packed))
          if (bytes.length < text.length) writeFileSync(`${path}.${ending}`, bytes);
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  base: './',
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/words/setup.ts'],
    testTimeout: 60_000, // a busy machine is slow, not wrong
    isolate: false, // a document for each file takes three quarters of the time
  },
});
