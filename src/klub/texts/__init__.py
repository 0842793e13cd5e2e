def explain(code, facts, language="en"): return f"{code} {facts}"
