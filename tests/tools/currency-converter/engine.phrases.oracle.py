"""Writes engine.phrases.oracle.json: sentences with the amount and the currencies that they name.

The signs, codes and names below are from ISO 4217 and everyday use, written down here by hand, independently of the
engine, which takes most of its words from CLDR.
"""
import json

rows = []


def row(text, amount=None, source=None, target=None, **context):
    rows.append({"text": text, "amount": amount, "from": source, "to": target, "context": context})


# Signs with one meaning, in front, behind, with a space, and with a target.
signs = {
    "€": "EUR", "US$": "USD", "CA$": "CAD", "C$": "CAD", "A$": "AUD", "AU$": "AUD", "NZ$": "NZD", "HK$": "HKD",
    "NT$": "TWD", "S$": "SGD", "MX$": "MXN", "R$": "BRL", "₹": "INR", "₺": "TRY", "₽": "RUB", "₩": "KRW", "₪": "ILS",
    "₫": "VND", "₴": "UAH", "₦": "NGN", "₱": "PHP", "₸": "KZT", "₾": "GEL", "CHF": "CHF", "Kč": "CZK", "zł": "PLN",
    "CN¥": "CNY", "JP¥": "JPY", "฿": "THB", "Ft": "HUF",
}
for sign, code in signs.items():
    target = "JPY" if code == "GBP" else "GBP"
    row(f"{sign}1,299.50", "1,299.50", code)
    row(f"1,299.50 {sign}", "1,299.50", code)
    row(f"{sign} 20 in {target}", "20", code, target)

# Codes before and after, in both cases.
for code in "USD EUR GBP JPY CAD AUD CHF CNY INR BRL TRY RUB SEK NOK DKK PLN THB ZAR KWD ISK".split():
    target = "EUR" if code != "EUR" else "USD"
    row(f"{code} 250 to {target}", "250", code, target)
    row(f"250 {code.lower()} in {target.lower()}", "250", code, target)
    row(f"{code}/{target}", None, code, target)

# Names.
names = {
    "US dollars": "USD", "U.S. dollars": "USD", "American dollars": "USD", "Canadian dollars": "CAD",
    "Australian dollars": "AUD", "New Zealand dollars": "NZD", "Hong Kong dollars": "HKD", "Singapore dollars": "SGD",
    "euros": "EUR", "euro": "EUR", "British pounds": "GBP", "pounds sterling": "GBP", "quid": "GBP", "bucks": "USD",
    "yen": "JPY", "Japanese yen": "JPY", "Swiss francs": "CHF", "yuan": "CNY", "Chinese yuan": "CNY",
    "renminbi": "CNY", "RMB": "CNY", "Indian rupees": "INR", "Brazilian reals": "BRL", "Turkish lira": "TRY",
    "Russian rubles": "RUB", "Mexican pesos": "MXN", "Swedish kronor": "SEK", "Norwegian kroner": "NOK",
    "Danish kroner": "DKK", "baht": "THB", "zloty": "PLN", "forints": "HUF", "rand": "ZAR", "ringgits": "MYR",
    "shekels": "ILS", "Kuwaiti dinars": "KWD", "UAE dirhams": "AED", "Saudi riyals": "SAR",
}
for name, code in names.items():
    target = ("pesos", "MXN") if code != "MXN" else ("euros", "EUR")
    row(f"50 {name}", "50", code)
    row(f"50 {name} to {target[0]}", "50", code, target[1])
row("50 euros to yen", "50", "EUR", "JPY")

# Signs and names that several currencies share: the current ones, then the region's, then the locale's, then the
# likeliest.
row("$50", "50", "USD")
for code in ["CAD", "AUD", "NZD", "MXN", "SGD", "HKD", "ARS", "CLP", "COP", "TWD"]:
    row("$50", "50", code, **{"from": code, "to": "EUR"})
    row("$50", "50", code, **{"from": "EUR", "to": code})
    row("$50", "50", code, local=code, **{"from": "EUR", "to": "GBP"})
for locale, code in {"en-CA": "CAD", "en-AU": "AUD", "en-NZ": "NZD", "es-MX": "MXN", "en-US": "USD"}.items():
    row("$50", "50", code, locale=locale)
row("20 dollars", "20", "AUD", **{"from": "AUD"})
row("20 dollars in pounds", "20", "CAD", "GBP", local="CAD")
row("US$50", "50", "USD", **{"from": "CAD", "local": "CAD"})
row("CA$50", "50", "CAD", **{"from": "USD", "local": "USD"})
row("100 kr", "100", "SEK")
for code in ["SEK", "NOK", "DKK", "ISK"]:
    row("100 kr", "100", code, **{"from": code})
    row("kr. 100", "100", code, local=code)
    row("€10 in kr", "10", "EUR", code, **{"from": "EUR", "to": code})
for locale, code in {"sv-SE": "SEK", "nb-NO": "NOK", "da-DK": "DKK"}.items():
    row("100 kr", "100", code, locale=locale)
row("¥1000", "1000", "JPY")
row("￥1000", "1000", "JPY")
row("¥1000", "1000", "CNY", **{"from": "CNY"})
row("¥1000", "1000", "CNY", **{"from": "USD", "to": "CNY"})
row("¥1000", "1000", "CNY", locale="zh-CN")
row("¥1000", "1000", "JPY", locale="de-DE")
row("1000円", "1000", "JPY")
row("1000元", "1000", "CNY")
row("1000元", "1000", "TWD", **{"from": "TWD"})
row("£20", "20", "GBP")
row("£20", "20", "EGP", **{"from": "EGP"})
row("20 pounds", "20", "GBP")
row("Rs 500", "500", "INR")
row("Rs. 500", "500", "INR")
row("Rs.500", "500", "PKR", **{"from": "PKR"})
row("500 rupees", "500", "LKR", local="LKR")
row("30 francs", "30", "CHF")
row("30 pesos", "30", "MXN")
row("30 pesos", "30", "PHP", **{"to": "PHP"})
row("30 crowns", "30", "CZK", **{"from": "CZK"})

# Numbers as people write them.
for number in ["1299.5", "1,299.50", "1.299,50", "1 299,50", "1'299.50", "0.99", "1250.-", "10k", "1.2m", "3 1/2"]:
    row(f"€{number} in GBP", number, "EUR", "GBP")
row("$1.2m", "1.2m", "USD")
row("10k€", "10k", "EUR")
row("5 million yen in usd", "5 million", "JPY", "USD")
row("2 bn won", "2 bn", "KRW")
row("-€5", "-5", "EUR")
row("€-5", "-5", "EUR")
row("１２００円", "1200", "JPY")
row("€\u00a01.299,50", "1.299,50", "EUR", locale="de-DE")
row("1\u202f299,50\u00a0€", "1 299,50", "EUR", locale="fr-FR")
row("$.50", ".50", "USD")

# The parts of a sentence, in other orders and with other links.
row("50 in gbp", "50", None, "GBP")
row("in gbp", None, None, None)
row("€ to £", None, "EUR", "GBP")
row("eur to usd 100", "100", "EUR", "USD")
row("100 usd eur", "100", "USD", "EUR")
row("usd eur", None, "USD", "EUR")
row("USD 100 EUR", "100", "USD", "EUR")
row("€100 USD", "100", "EUR", "USD")
row("$100 USD", "100", "USD")
row("$100 CAD", "100", "CAD")
row("$100 (AUD)", "100", "AUD")
row("100 dollars US", "100", "USD")
row("€100 = USD", "100", "EUR", "USD")
row("€100 -> USD", "100", "EUR", "USD")
row("€100 → USD", "100", "EUR", "USD")
row("€100=$", "100", "EUR", "USD")
row("€100 into dollars", "100", "EUR", "USD")
row("€100 as dollars", "100", "EUR", "USD")
row("convert €100 to dollars", "100", "EUR", "USD")
row("Convert 100 EUR to USD.", "100", "EUR", "USD")
row("how much is £20 in dollars?", "20", "GBP", "USD")
row("What is 20 GBP in USD?", "20", "GBP", "USD")
row("how many yen is $50", "50", "USD", "JPY")
row("How many euros are 20 pounds?", "20", "GBP", "EUR")
row("  €5  ", "5", "EUR")
row("€5.", "5", "EUR")
row("€5 in EUR", "5", "EUR", "EUR")

# Other languages of the tool.
row("100 Dollar in Schweizer Franken", "100", "USD", "CHF", locale="de-DE")
row("100 Pfund in Euro", "100", "GBP", "EUR", locale="de-DE")
row("100 dólares a euros", "100", "USD", "EUR", locale="es-ES")
row("100 pesos mexicanos en dólares", "100", "MXN", "USD", locale="es-ES")
row("100 livres en euros", "100", "GBP", "EUR", locale="fr-FR")
row("100 francs suisses en euros", "100", "CHF", "EUR", locale="fr-FR")
row("100 euros em reais", "100", "EUR", "BRL", locale="pt-BR")
row("100 dólares para reais", "100", "USD", "BRL", locale="pt-BR")
row("100 دولار إلى يورو", "100", "USD", "EUR", locale="ar-EG")

# Nothing to read: the field then shows the text as typed.
for text in [
    "", " ", "50", "1,299.50", "ten", "hello", "50 apples", "50 miles to km", "€", "$ €5 £", "to", "in", "€5 to",
    "€5 in apples", "5 in 6", "€5 to £6", "€5 = £4 = $6", "12/31/2026", "192.168.0.1", "€1.2.3,4,5", "€5 $6", "x" * 500,
    "50% of €20", "__proto__", "5 constructor", "1 USD + 2 USD", "<b>5</b> EUR", "€ €", "toString to valueOf",
]:
    row(text)

with open("tests/tools/currency-converter/engine.phrases.oracle.json", "w") as file:
    json.dump(rows, file, ensure_ascii=False, indent=1)
print(len(rows))
