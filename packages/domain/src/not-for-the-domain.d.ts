// tsconfig.json maps Firebase, React and Node to this file. It is no module, so importing one of them is a type error.
