import { chromium } from 'playwright'; import {serve} from './scripts/dev/serve.mjs'
const {url,close}=await serve({root:'/work/main/dist/site',port:0})
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']})
for (const [w,h,scheme] of [[390,664,'light'],[1280,900,'light']]) {
 const c=await b.newContext({viewport:{width:w,height:h},serviceWorkers:'block',colorScheme:scheme,hasTouch:w<400}); const p=await c.newPage()
 for (const id of (process.argv[2]||'mortgage-calculator,bmi-calculator,qr-generator,invoice-generator,json-editor').split(',')) { await p.goto(url+'/'+id); await p.waitForTimeout(1500); await p.screenshot({path:`/tmp/s-${id}-${w}.png`, fullPage:w>400}) }
 await c.close()
}
await b.close(); await close()
