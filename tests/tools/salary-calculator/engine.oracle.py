"""Salaries with Python's fractions: python3 engine.oracle.py > engine.oracle.json

gross = rate × hours × weeks + rate × multiplier × overtime × weeks; hourly = salary / (hours × weeks); net = gross × (1
- tax / 100); month = year / 12; week = year / weeks. Each is rounded to the cent, half away from zero; tax = gross -
net.
"""

import json
import random
from fractions import Fraction

rng = random.Random(20261120)


def cents(x):
    return int(x * 100 + Fraction(1, 2))


def text(units, digits=2):
    return f"{units // 10**digits}.{units % 10**digits:0{digits}}"


def exact_pay(mode, pay, hours, weeks, tax, overtime, multiplier):
    pay, hours, weeks, tax, overtime, multiplier = map(Fraction, (pay, hours, weeks, tax, overtime, multiplier))
    by_hour = mode == "hourlyToSalary"
    gross = pay * hours * weeks + pay * multiplier * overtime * weeks if by_hour else pay
    kept = 1 - tax / 100
    first = ("grossAnnual", "netAnnual") if by_hour else ("hourlyRate", "netHourlyRate")
    figure = gross if by_hour else gross / (hours * weeks)
    return {first[0]: figure, first[1]: figure * kept, "grossMonthly": gross / 12, "netMonthly": gross * kept / 12,
            "grossWeekly": gross / weeks, "netWeekly": gross * kept / weeks}, gross, gross * kept


def case(mode, pay, hours="40", weeks="52", tax="25", overtime="0", multiplier="1.5"):
    figures, gross, net = exact_pay(mode, pay, hours, weeks, tax, overtime, multiplier)
    value = {key: text(cents(figure)) for key, figure in figures.items()}
    value["taxAmount"] = text(cents(gross) - cents(net))
    by_hour = mode == "hourlyToSalary"
    typed = {"mode": mode, "hourlyRate": pay if by_hour else "", "annualSalary": "" if by_hour else pay,
             "hoursPerWeek": hours, "weeksPerYear": weeks, "taxRate": tax,
             "overtimeHours": overtime, "overtimeMultiplier": multiplier}
    return {"input": typed, "value": value}


HOURLY, SALARY = "hourlyToSalary", "salaryToHourly"
cases = [case(*row) for row in [
    (HOURLY, "0"), (SALARY, "0"), (HOURLY, "0.01"), (SALARY, "0.01"), (HOURLY, "15", "40", "52", "0"),
    (HOURLY, "15", "40", "52", "100"), (SALARY, "1", "168", "53", "0"), (SALARY, "1000000000000", "0.1", "1", "0"),
    (SALARY, "1000000000000", "0.1", "1", "33.3"), (HOURLY, "100000000", "0.1", "53", "12.5", "167.9", "10"),
    (HOURLY, "100000000", "168", "53", "0"), (HOURLY, "12.345", "37.5", "52", "20"), (HOURLY, "9.99", "1", "1", "50"),
    (SALARY, "45000.005", "37.5", "52", "20"), (HOURLY, "20", "40", "52", "25", "10", "0"),
    (HOURLY, "20", "40", "52.1775", "22.5", "3.25", "1.75"), (SALARY, "1000", "7", "3", "25"),
]]


def working_year():
    hours = rng.choice(["40", "37.5", "35", "38", text(rng.randrange(10, 800), 1)])
    weeks = rng.choice(["52", "48", "46", "50", "52.1775", str(rng.randrange(1, 54))])
    tax = rng.choice(["25", "0", "20", "12.5", text(rng.randrange(0, 6000))])
    overtime = rng.choice(["0", "0", "5", text(rng.randrange(0, 300), 1)])
    return hours, weeks, tax, overtime, rng.choice(["1.5", "2", "1.25", "1.33"])


def pay(mode):
    return text(rng.randrange(1, 20_000 if mode == HOURLY else 25_000_000))


while len(cases) < 200:
    mode = rng.choice([HOURLY, SALARY])
    cases.append(case(mode, pay(mode), *working_year()))
# Ties: one of the amounts is exactly at half a cent.
ties = 0
while ties < 80:
    mode = (HOURLY, SALARY)[ties % 2]
    row = (mode, pay(mode), *working_year())
    if any(figure * 100 % 1 == Fraction(1, 2) for figure in exact_pay(*row)[0].values()):
        cases.append(case(*row))
        ties += 1
print("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]")
