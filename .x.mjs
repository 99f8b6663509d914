import { chromium } from 'playwright'
import { findBrowser, browserArgs } from './scripts/dev/browser.mjs'
import { serve } from './scripts/dev/serve.mjs'
const { url, close } = await serve({ root: 'dist/site', port: 4790 })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs })
const only = process.argv[2]
const shots = {
  async age(p){ await p.goto(url+'/age-calculator/'); await p.getByLabel('Birth date').first().fill('6/15/1990'); await p.getByLabel('Age on').first().fill('today'); await p.getByRole('button',{name:'Calculate',exact:true}).click() },
  async age0(p){ await p.goto(url+'/age-calculator/') },
  async diff(p){ await p.goto(url+'/date-difference/'); await p.getByRole('button',{name:'Today'}).first().click(); await p.getByLabel('End date').first().fill('02/30/2026');await p.getByRole('button',{name:'Calculate',exact:true}).click() },
  async tz(p){ await p.goto(url+'/timezone-converter/'); await p.getByLabel('Date',{exact:true}).fill('tomorrow'); await p.getByLabel('Time',{exact:true}).fill('9.30') },
  async bmi(p){ await p.goto(url+'/bmi-calculator/'); await p.getByText('Imperial',{exact:true}).first().click(); },
  async bmi2(p){ await p.goto(url+'/bmi-calculator/'); await p.getByText('Imperial',{exact:true}).first().click(); await p.getByLabel('Height',{exact:true}).fill(`5'11"`); await p.getByLabel('Weight',{exact:true}).fill(`12 st 4`); },
  async cal(p){ await p.goto(url+'/calorie-calculator/'); await p.getByLabel('Height',{exact:true}).fill(`abc`); await p.getByLabel('Weight',{exact:true}).fill(`180 lb`); await p.getByRole('button',{name:'Calculate',exact:true}).click() },
  async mort(p){ await p.goto(url+'/mortgage-calculator/'); await p.getByLabel('Home price').fill('420k'); await p.getByLabel('Down payment').fill('20%'); await p.getByLabel('Interest rate').fill('6.5%'); await p.getByRole('button',{name:'Calculate',exact:true}).click() },
  async gpa(p){ await p.goto(url+'/gpa-calculator/'); const c=p.getByLabel(/^Credits/); await c.first().fill('abc'); await p.getByRole('button',{name:'Calculate',exact:true}).click() },
  async inv(p){ await p.goto(url+'/invoice-generator/'); await p.getByLabel('Qty').first().fill('abc'); await p.getByLabel('Rate').first().fill('1.2.3'); await p.getByLabel('Due date',{exact:true}).fill('in 3 weeks'); await p.getByLabel('Due date',{exact:true}).blur(); await p.waitForTimeout(300); if(p.viewportSize().width>500) await p.evaluate(()=>scrollTo(0,0)); else await p.getByLabel('Qty').first().scrollIntoViewIfNeeded() },
  async shadow(p){ await p.goto(url+'/box-shadow-generator/'); await p.getByRole('textbox',{name:/Blur/}).first().fill('abc'); await p.getByRole('textbox',{name:/Blur/}).first().blur(); await p.waitForTimeout(300) },
  async bill(p){ await p.goto(url+'/bill-splitter/'); await p.getByLabel('Bill',{exact:true}).fill('84'); await p.getByRole('textbox',{name:/^Tip/}).fill('20%') },
}
for (const [w,h] of [[390,844],[1280,900]]) {
  const ctx = await browser.newContext({ viewport:{width:w,height:h}, locale:'en-US', hasTouch:w<500, isMobile:w<500 })
  for (const [name,run] of Object.entries(shots)) {
    if (only && !only.split(',').includes(name)) continue
    const p = await ctx.newPage(); p.setDefaultTimeout(5000)
    p.on('pageerror', e=>console.log(name,'ERR',e.message)); p.on('console',m=>m.type()==='error'&&console.log(name,m.text()))
    try { await run(p) } catch(e){ console.log(name,w,String(e).slice(0,300)) }
    await p.waitForTimeout(400)
    await p.screenshot({path:`/tmp/fv-${name}-${w}.png`})
    await p.close()
  }
}
await browser.close(); await close(); process.exit()
