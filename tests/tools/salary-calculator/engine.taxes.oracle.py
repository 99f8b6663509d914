"""Taxes, periods, raises and offers with Python's fractions.

python3 engine.taxes.oracle.py > engine.taxes.oracle.json

The brackets are typed anew, as 'up to' amounts (Rev. Proc. 2025-32 for 2026; GOV.UK for 2026/27), and tax is added up
bracket by bracket. Each amount is rounded to the cent once, half away from zero; tax = gross - net,
and its last part makes up for rounding.
"""

import json
import random
from fractions import Fraction as F

rng = random.Random(20261125)
END = None
RATES = (10, 12, 22, 24, 32, 35, 37)
US = {
    "single": (16100, (12400, 50400, 105700, 201775, 256225, 640600, END), 200000),
    "marriedJoint": (32200, (24800, 100800, 211400, 403550, 512450, 768700, END), 250000),
    "marriedSeparate": (16100, (12400, 50400, 105700, 201775, 256225, 384350, END), 125000),
    "headOfHousehold": (24150, (17700, 67450, 105700, 201750, 256200, 640600, END), 200000),
}


def cents(x):
    return int(x * 100 + F(1, 2)) if x >= 0 else -int(-x * 100 + F(1, 2))


def text(units, digits=2):
    sign = "-" if units < 0 else ""
    units = abs(units)
    return f"{sign}{units // 10**digits}.{units % 10**digits:0{digits}}" if digits else str(units)


def by_brackets(income, brackets):
    """`brackets` are (up to, percent)."""
    total, below = F(0), F(0)
    for limit, rate in brackets:
        if limit is END or income <= limit:
            return total + (income - below) * F(rate) / 100
        total += (limit - below) * F(rate) / 100
        below = F(limit)
    return total


def us(gross, status):
    deduction, limits, medicare_limit = US[status]
    income = by_brackets(max(F(0), gross - deduction), list(zip(limits, RATES)))
    social = F(62, 1000) * min(gross, F(184500))
    medicare = F(145, 10000) * gross + F(9, 1000) * max(F(0), gross - medicare_limit)
    return {"incomeTax": income, "socialSecurity": social, "medicare": medicare}


def uk(gross):
    allowance = min(F(12570), max(F(0), F(12570) - (gross - 100000) / 2))
    income = by_brackets(max(F(0), gross - allowance), [(37700, 20), (125140, 40), (END, 45)])
    insurance = F(8, 100) * max(F(0), min(gross, F(50270)) - 12570) + F(2, 100) * max(F(0), gross - 50270)
    return {"incomeTax": income, "nationalInsurance": insurance}


def own(gross, rows):
    rows = sorted((F(start or 0), F(rate)) for start, rate in rows)
    tax = F(0)
    for index, (start, rate) in enumerate(rows):
        end = rows[index + 1][0] if index + 1 < len(rows) else gross
        tax += max(F(0), min(gross, end) - start) * rate / 100
    return {"incomeTax": tax}


def parts_of(gross, method, extra):
    if method == "usFederal":
        return us(gross, extra)
    if method == "uk":
        return uk(gross)
    if method == "own":
        return own(gross, extra)
    return {"incomeTax": gross * F(extra) / 100}


def tax_of(gross, method, extra):
    return sum(parts_of(gross, method, extra).values())


def gross_of(per, pay, hours, days, weeks, unpaid):
    pay, hours, days, weeks, unpaid = map(F, (pay, hours, days, weeks, unpaid))
    paid = weeks - unpaid
    if per == "hour":
        return pay * hours * paid
    if per == "day":
        return pay * days * paid
    if per == "week":
        return pay * paid
    if per == "twoWeeks":
        return pay / 2 * paid
    return pay * {"halfMonth": 24, "month": 12, "year": 1}[per] * paid / weeks


def counts(hours, days, weeks, unpaid):
    paid = F(weeks) - F(unpaid)
    return {"hour": paid * F(hours), "day": paid * F(days), "week": paid, "twoWeeks": paid / 2, "halfMonth": F(24),
            "month": F(12), "year": F(1)}


def periods(gross, tax, count):
    rows = []
    for name, n in count.items():
        before, after = cents(gross / n), cents((gross - tax) / n)
        rows.append([name, text(before), text(before - after), text(after)])
    return rows


def choose_tax():
    method = rng.choice(["usFederal", "usFederal", "uk", "own", "flat"])
    if method == "usFederal":
        return method, rng.choice(list(US))
    if method == "uk":
        return method, None
    if method == "flat":
        return method, rng.choice(["0", "25", "12.5", "33.3"])
    starts = rng.sample(range(500, 200000), rng.randrange(0, 5))
    return method, [["", text(rng.randrange(0, 3000))]] + [[str(s), text(rng.randrange(0, 6000))] for s in starts]


def tax_fields(method, extra):
    fields = {"taxMethod": method}
    if method == "usFederal":
        fields["filingStatus"] = extra
    if method == "flat":
        fields["taxRate"] = extra
    if method == "own":
        fields["brackets"] = [{"from": start, "rate": rate} for start, rate in extra]
    return fields


PER = ["hour", "day", "week", "twoWeeks", "halfMonth", "month", "year"]
SIZE = {"hour": 200, "day": 1500, "week": 8000, "twoWeeks": 16000, "halfMonth": 17000, "month": 35000, "year": 800000}


def case():
    per = rng.choice(PER)
    pay = text(rng.randrange(1, SIZE[per] * 100))
    hours, days = rng.choice(["40", "37.5", "35", "20"]), rng.choice(["", "5", "4", "4.5", "6"])
    weeks, unpaid = rng.choice(["52", "52.1775", "48"]), rng.choice(["", "2", "0.5", "10"])
    off = rng.choice(["", "3", "5.6"])
    method, extra = choose_tax()
    time = (hours, days or "5", weeks, unpaid or "0")
    gross = gross_of(per, pay, *time)
    tax = tax_of(gross, method, extra)
    out = {"periods": periods(gross, tax, counts(*time))}
    worked = (F(weeks) - F(unpaid or 0) - F(off or 0)) * F(hours)
    out["worked"] = [text(cents(gross / worked)), text(cents((gross - tax) / worked))]
    if method != "flat":
        exact = parts_of(gross, method, extra)
        total = cents(gross) - cents(gross - tax)
        *others, last = exact
        rounded = {name: cents(exact[name]) for name in others}
        rounded[last] = total - sum(rounded.values())
        out["parts"] = {name: text(amount) for name, amount in rounded.items()}
        following = tax_of(gross + F(1, 100), method, extra) - tax
        out["marginal"] = text(cents(following * 100 * 100))
        out["effective"] = text(cents(tax / gross * 100))
    # A raise, as a percentage or an amount, and inflation.
    percent = rng.choice([None, "5%", "3.5%", "-10%", "0%", "12.25%"])
    amount = F(percent[:-1]) / 100 * F(pay) if percent else F(text(rng.randrange(0, int(F(pay) * 20) + 1)))
    after = gross_of(per, F(pay) + amount, *time)
    after_tax = tax_of(after, method, extra)
    inflation = rng.choice(["0", "2", "3.4", "10", "-1"])
    prices = 1 + F(inflation) / 100
    out["raise"] = {
        "percent": text(round_at(amount * 100 / F(pay), 4), 4), "grossAfter": text(cents(after)),
        "netAfter": text(cents(after - after_tax)), "netChange": text(cents(after - after_tax) - cents(gross - tax)),
        "netChangeMonthly": text(cents((after - after_tax - gross + tax) / 12)),
        "realPercent": text(round_at((after / prices - gross) * 100 / gross, 4), 4),
        "realGross": text(cents(after / prices) - cents(gross)),
        "realNet": text(cents((after - after_tax) / prices) - cents(gross - tax)),
        "needed": text(cents(gross * prices) - cents(gross)),
    }
    # Another offer.
    other = rng.choice(PER)
    row = {"pay": text(rng.randrange(100, SIZE[other] * 100)), "payPer": other, "hoursPerWeek": rng.choice(["", "36"]),
           "unpaidWeeks": rng.choice(["", "0", "1"]), "paidWeeksOff": rng.choice(["", "0", "6"])}
    its = (row["hoursPerWeek"] or hours, days or "5", weeks, row["unpaidWeeks"] or unpaid or "0")
    its_gross = gross_of(other, row["pay"], *its)
    its_net = its_gross - tax_of(its_gross, method, extra)
    its_hours = (F(weeks) - F(its[3]) - F(row["paidWeeksOff"] or off or 0)) * F(its[0])
    out["offer"] = [text(cents(its_gross)), text(cents(its_net)), text(cents(its_net / 12)), text(cents(its_net / its_hours))]
    typed = {"payPer": per, "pay": pay, "hoursPerWeek": hours, "daysPerWeek": days, "weeksPerYear": weeks,
             "unpaidWeeks": unpaid, "paidWeeksOff": off, "raise": percent or text(cents(amount)), "inflation": inflation,
             "compare": [row], **tax_fields(method, extra)}
    return {"input": typed, "value": out}


def round_at(x, digits):
    scaled = x * 10**digits
    return int(scaled + F(1, 2)) if scaled >= 0 else -int(-scaled + F(1, 2))


print("[\n" + ",\n".join(json.dumps(case()) for _ in range(320)) + "\n]")
