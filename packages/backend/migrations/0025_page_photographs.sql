CREATE TABLE "page_photographs" (
	"page_variation_id" bigint PRIMARY KEY NOT NULL,
	"original_key" text NOT NULL,
	"original_thumbnail_key" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"plan" json NOT NULL,
	"words" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_photographs" ADD CONSTRAINT "page_photographs_page_variation_id_page_variations_id_fk" FOREIGN KEY ("page_variation_id") REFERENCES "public"."page_variations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_photographs_original_key_index" ON "page_photographs" USING btree ("original_key");--> statement-breakpoint
CREATE INDEX "page_photographs_original_thumbnail_key_index" ON "page_photographs" USING btree ("original_thumbnail_key");