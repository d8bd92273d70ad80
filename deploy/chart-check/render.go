// Renders the chart as Helm does, with the libraries that Helm is made of: text/template, Sprig and sigs.k8s.io/yaml. Helm itself is not a
// Debian package. Unlike Helm it stops at a value that is missing.
package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"sigs.k8s.io/yaml"
)

func fail(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func read(path string) map[string]interface{} {
	text, err := os.ReadFile(path)
	fail(err)
	found := map[string]interface{}{}
	fail(yaml.Unmarshal(text, &found))
	return found
}

func main() {
	chart := os.Args[1]
	about := read(filepath.Join(chart, "Chart.yaml"))
	scope := map[string]interface{}{
		"Values":  read(filepath.Join(chart, "values.yaml")),
		"Release": map[string]interface{}{"Name": "tickets"},
		"Chart":   about,
	}
	functions := sprig.TxtFuncMap()
	functions["toYaml"] = func(value interface{}) string {
		text, err := yaml.Marshal(value)
		fail(err)
		return strings.TrimSuffix(string(text), "\n")
	}
	files, err := filepath.Glob(filepath.Join(chart, "templates", "*.yaml"))
	fail(err)
	for _, file := range files {
		text, err := os.ReadFile(file)
		fail(err)
		made, err := template.New(filepath.Base(file)).Funcs(functions).Option("missingkey=error").Parse(string(text))
		fail(err)
		var output bytes.Buffer
		fail(made.Execute(&output, scope))
		fmt.Printf("---\n%s\n", output.String())
	}
}
